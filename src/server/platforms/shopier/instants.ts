/** Shopier has nothing older than itself. */
export const EARLIEST = new Date('2010-01-01T00:00:00Z');

/** Shopier's time when it names no zone: Turkey, all year (reference/shopier.md 4.5). */
const LOCAL_OFFSET = '+03:00';

/** `2022-07-21T13:24:51+0300` and its like; an invalid date when it is none. */
export function parseInstant(text: string): Date {
  const zoned = text.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  return new Date(/(Z|[+-]\d\d:\d\d)$/i.test(zoned) ? zoned : `${zoned.replace(' ', 'T')}${LOCAL_OFFSET}`);
}

/** As parameters want it: whole seconds, the offset without a colon; a literal `Z` is not understood. */
export function formatInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}+0000`;
}
