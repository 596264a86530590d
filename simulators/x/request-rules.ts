import { xRefusals } from './problems.ts';
import rules from './request-schemas.json' with { type: 'json' };

/** The part of JSON Schema that the document uses; a reference names one of its schemas. */
type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const SCHEMAS = rules.schemas as Record<string, Schema>;
const PATTERNS = new Map<string, RegExp>();

/** Refuses a body that X's own description of its API does not allow. */
export function checkBody(body: unknown, schema: keyof typeof rules.schemas): void {
  const fault = faultAt(body, SCHEMAS[schema]!, '$');
  if (fault) throw xRefusals.invalidRequest(fault);
}

function faultAt(value: unknown, schema: Schema, path: string): string | null {
  if (schema.$ref) return faultAt(value, SCHEMAS[schema.$ref]!, path);
  if (schema.anyOf) {
    const faults = schema.anyOf.map((choice) => faultAt(value, choice, path));
    return faults.includes(null) ? null : (faults[0] ?? null);
  }
  if (schema.enum && !schema.enum.includes(value))
    return `${path}: does not have a value in the enumeration [${schema.enum.join(', ')}]`;
  if (schema.type && !isOfType(value, schema.type)) return `${path}: ${schema.type} expected`;
  if (typeof value === 'string') return faultInText(value, schema, path);
  if (typeof value === 'number') return faultInNumber(value, schema, path);
  if (Array.isArray(value)) return faultInList(value, schema, path);
  return isObject(value) ? faultInObject(value, schema, path) : null;
}

function faultInText(text: string, { pattern, minLength = 0, maxLength = Infinity }: Schema, path: string) {
  if (text.length < minLength || text.length > maxLength)
    return `${path}: must be ${minLength} to ${maxLength} characters long`;
  return pattern && !compiled(pattern).test(text)
    ? `${path}: does not match the regex pattern ${pattern}`
    : null;
}

function faultInNumber(value: number, { minimum = -Infinity, maximum = Infinity }: Schema, path: string) {
  return value < minimum || value > maximum ? `${path}: must be from ${minimum} to ${maximum}` : null;
}

function faultInList(list: unknown[], { items, minItems = 0, maxItems = Infinity }: Schema, path: string) {
  if (list.length < minItems || list.length > maxItems)
    return `${path}: there must be ${minItems} to ${maxItems} items in the array`;
  const faults = list.map((item, index) => (items ? faultAt(item, items, `${path}[${index}]`) : null));
  return faults.find((fault) => fault !== null) ?? null;
}

function faultInObject(value: Record<string, unknown>, schema: Schema, path: string): string | null {
  for (const name of schema.required ?? [])
    if (value[name] === undefined) return `${path}.${name}: is missing but it is required`;
  for (const [name, part] of Object.entries(value)) {
    const known = schema.properties?.[name];
    if (!known && schema.additionalProperties === false)
      return `${path}.${name}: is not defined in the schema and the schema does not allow additional properties`;
    const fault = known ? faultAt(part, known, `${path}.${name}`) : null;
    if (fault) return fault;
  }
  return null;
}

function compiled(pattern: string): RegExp {
  const known = PATTERNS.get(pattern) ?? new RegExp(pattern);
  PATTERNS.set(pattern, known);
  return known;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
