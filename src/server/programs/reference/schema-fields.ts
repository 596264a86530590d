import { z } from 'zod';

/** Of a shape, one line of the reference. */
export interface Field {
  /** With the fields it lies in: `rows[].key`. */
  name: string;
  type: string;
  isNeeded: boolean;
}

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** Every field of a shape, those within others behind them. */
export function fieldsOf(schema: z.core.$ZodType, io: 'input' | 'output'): Field[] {
  return fieldsWithin(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema, '');
}

function fieldsWithin(schema: JsonSchema, within: string): Field[] {
  const { properties = {}, required = [], items } = withoutNull(schema);
  if (items) return fieldsWithin(items, `${within}[]`);
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = within ? `${within}.${key}` : key;
    const field = { name, type: typeOf(property), isNeeded: required.includes(key) };
    return [field, ...fieldsWithin(property, name)];
  });
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(alternativeOf))].join(' | ');
  if (schema.type === 'array') return `array of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  return [schema.type ?? 'anything'].flat().join(' | ');
}

/** Objects among alternatives are told apart by their fields. */
function alternativeOf(schema: JsonSchema): string {
  if (!schema.properties) return typeOf(schema);
  const fields = Object.entries(schema.properties).map(([name, each]) => `${name}: ${typeOf(each)}`);
  return `{ ${fields.join(', ')} }`;
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? only : schema;
}
