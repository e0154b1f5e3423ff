/** Signed numbers with a true minus sign. */
export function signedNumberFormat(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (value) => format.format(value).replace('-', '−')
}
