/** Numbers with their signs, as they are printed: what is less than nothing has a minus, no hyphen. */
export function signedNumberFormat(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (value) => format.format(value).replace('-', '−')
}
