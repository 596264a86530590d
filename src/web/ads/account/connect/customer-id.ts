/** As Google writes it: 1234567890 → 123-456-7890. */
export function customerIdText(customerId: string): string {
  return customerId.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
