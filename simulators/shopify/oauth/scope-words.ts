/** What a merchant reads when an app asks for a scope. A scope without words is one that the simulator lacks. */
const words: Record<string, string> = {
  read_orders: 'See orders, refunds and abandoned checkouts of the last 60 days',
  read_all_orders: 'See orders of any age',
  read_products: 'See products, variants and collections',
  read_customers: 'See customers and what they have bought',
  read_inventory: 'See stock and what goods cost',
  read_reports: 'See reports, with visits to the online store',
  read_locations: 'See the places of the store',
  read_discounts: 'See discounts',
  read_marketing_events: 'See marketing events',
  write_orders: 'Change orders',
  write_products: 'Change products, variants and collections',
  write_customers: 'Change customers',
};

export function scopeWords(scope: string): string | null {
  return words[scope] ?? null;
}
