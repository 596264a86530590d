import { ORDER_DETAILS, type OrderDetail } from '#server/platforms/ports/store-platform.ts';

/** One record per id: the newest, and of equal age the more detailed. */
export function newestOnly<T extends { id: string; updatedAt: Date; detail?: OrderDetail }>(
  records: T[],
): T[] {
  const detail = (record: T) => (record.detail ? ORDER_DETAILS.indexOf(record.detail) : 0);
  const newest = new Map<string, T>();
  for (const record of records) {
    const other = newest.get(record.id);
    const age = other ? record.updatedAt.getTime() - other.updatedAt.getTime() : 1;
    if (age > 0 || (age === 0 && detail(record) >= detail(other!))) newest.set(record.id, record);
  }
  return [...newest.values()];
}
