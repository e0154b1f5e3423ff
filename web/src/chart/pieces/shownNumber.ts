/** The label at which the needle of a dial points; between two of them both. */
export function shownNumber(labels: readonly string[], angle: number): string {
  const place = (((angle % 360) + 360) % 360) / (360 / labels.length)
  const [one, other] = [Math.floor(place + 0.25), Math.ceil(place - 0.25)].map((i) => labels[i % labels.length]!)
  return one === other ? one! : `${one}|${other}`
}
