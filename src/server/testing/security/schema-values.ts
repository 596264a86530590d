import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that contracts use. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export function schemaOf(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Texts that have broken programs before; every one of them is a legal string of JSON. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u0000\u200d',
  '😀'.repeat(50),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'; drop table users; --",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  'a\r\nSet-Cookie: vitrin_session=planted',
  '=HYPERLINK("https://evil.example")',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  'https://evil.example@127.0.0.1:1/',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '9'.repeat(40),
  'x'.repeat(5_000),
];

/** Every kind of value that JSON knows, and some that only programs send. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31) - 1, [], {}, [[[]]], { a: {} }),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.jsonValue({ maxDepth: 2 }),
);

interface Wishes {
  /** Of things that there are, as addresses and bodies name them. */
  ids: string[];
  /** How many of a hundred parts are none of what the schema says. */
  broken: number;
}

/** Values as the schema says, mixed with such as it does not. */
export function valuesOf(schema: JsonSchema, wishes: Wishes): fc.Arbitrary<unknown> {
  const proper = properValuesOf(schema, wishes);
  if (wishes.broken === 0) return proper;
  return fc.oneof(
    { arbitrary: proper, weight: 100 - wishes.broken },
    { arbitrary: anything, weight: wishes.broken },
  );
}

function properValuesOf(schema: JsonSchema, wishes: Wishes): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, wishes)));
  switch (schema.type) {
    case 'string':
      return textsOf(schema, wishes);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -1_000,
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, wishes), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return objectsOf(schema, wishes);
    default:
      return anything;
  }
}

function objectsOf({ properties = {}, required = [], additionalProperties }: JsonSchema, wishes: Wishes) {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return fc.dictionary(fc.string({ maxLength: 12 }), valuesOf(additionalProperties, wishes), {
      maxKeys: 4,
    });
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, wishes)]),
  );
  return fc.record(parts, { requiredKeys: required, noNullPrototype: true });
}

function textsOf(schema: JsonSchema, { ids, broken }: Wishes): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 300 } = schema;
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: 4 }));
  if (format === 'email')
    return fc.constantFrom('ada@example.com', "o'hara+tag@example.co.uk", 'A@EXAMPLE.COM');
  // Passwords are the only texts with several rules at once.
  if (schema.allOf) return fc.constantFrom('Passw0rd1', 'Zürich-2026-Ä');
  if (pattern?.includes('\\d{4}-') || pattern?.includes('20\\d{2}-')) return momentsOf(pattern);
  if (pattern?.startsWith('^#')) return fc.constantFrom('#tea', '#çay', '#A1');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' }).filter(fits),
    fc.constantFrom(...HOSTILE_TEXTS.filter((text) => fits(text) && (broken > 0 || isStorable(text)))),
    fc.constant('a'.repeat(Math.min(maxLength, 20_000))),
  );
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Some of them are in no calendar. */
function momentsOf(pattern: string): fc.Arbitrary<string> {
  const days = fc.constantFrom(
    '2026-11-01',
    '2026-11-24',
    '2024-02-29',
    '2026-02-31',
    '2026-13-45',
    '2099-12-31',
  );
  return pattern.includes('T') ? days.map((day) => `${day}T09:00:00Z`) : days;
}

/** A value of a kind that the schema surely does not take; undefined where it takes anything. */
export function wrongKindFor(schema: JsonSchema): unknown {
  if (schema.enum || 'const' in schema) return { no: 'such choice' };
  if (schema.anyOf)
    return schema.anyOf.every((each) => each.type || each.enum) ? [{ no: 'kind' }] : undefined;
  return { string: { a: 1 }, array: 7, object: 7, boolean: 'maybe', integer: 'x', number: 'x' }[
    schema.type ?? ''
  ];
}
