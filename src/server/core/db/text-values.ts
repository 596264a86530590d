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

const NEEDS_QUOTES = /[\s{}",\\\0]|^$|^null$/i;

export function arrayLiteral(values: unknown[]): string {
  let literal = '{';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) literal += ',';
    const value = values[index];
    if (typeof value === 'number' || typeof value === 'boolean') literal += value;
    else {
      const text = toText(value);
      if (text === null) literal += 'NULL';
      else
        literal += NEEDS_QUOTES.test(text)
          ? `"${text.replaceAll('\0', '').replace(/["\\]/g, '\\$&')}"`
          : text;
    }
  }
  return `${literal}}`;
}

/** PostgreSQL's text holds no NUL, so one in a platform's text is left out. */
const NEEDS_ESCAPE = /[\\\n\r\t\0]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '' };

/** A value as COPY's text format has it. */
export function copyValue(value: unknown): string {
  const text = typeof value === 'string' ? value : toText(value);
  if (text === null) return '\\N';
  return NEEDS_ESCAPE.test(text) ? text.replace(/[\\\n\r\t\0]/g, (sign) => ESCAPES[sign]!) : text;
}
