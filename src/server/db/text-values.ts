/** A parameter as PostgreSQL's text form of it. Arrays become array literals, plain objects JSON. */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayLiteral(value);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

const NEEDS_QUOTES = /[\s{}",\\]|^$|^null$/i;

export function arrayLiteral(values: unknown[]): string {
  let literal = '{';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) literal += ',';
    const value = values[index];
    if (typeof value === 'number' || typeof value === 'boolean') literal += value;
    else {
      const text = toText(value);
      if (text === null) literal += 'NULL';
      else literal += NEEDS_QUOTES.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
    }
  }
  return `${literal}}`;
}
