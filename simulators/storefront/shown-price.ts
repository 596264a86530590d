/** @param amount decimal text */
export function shownPrice(amount: string, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount));
}
