/** The part of JSON Schema and OpenAPI that the descriptions of the networks use; a reference names one of their schemas. */
export type Schema = {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  allOf?: Schema[];
  anyOf?: Schema[];
  /** Read as `anyOf`: descriptions list the same value in several. */
  oneOf?: Schema[];
  /** Names the schema by a property of the value. */
  discriminator?: { propertyName: string; mapping: Record<string, string> };
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

const PATTERNS = new Map<string, RegExp>();

/** @returns what is wrong with a value, null for nothing. */
export function createSchemaCheck(schemas: Record<string, Schema>) {
  function faultAt(value: unknown, schema: Schema, path = '$'): string | null {
    if (schema.$ref) return faultAt(value, schemas[schema.$ref]!, path);
    if (value === null && schema.nullable) return null;
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) {
      const faults = choices.map((choice) => faultAt(value, choice, path));
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

  function faultInList(list: unknown[], { items, minItems = 0, maxItems = Infinity }: Schema, path: string) {
    if (list.length < minItems || list.length > maxItems)
      return `${path}: there must be ${minItems} to ${maxItems} items in the array`;
    const faults = list.map((item, index) => (items ? faultAt(item, items, `${path}[${index}]`) : null));
    return faults.find((fault) => fault !== null) ?? null;
  }

  function faultInObject(value: Record<string, unknown>, schema: Schema, path: string): string | null {
    for (const part of schema.allOf ?? []) {
      const fault = faultAt(value, part, path);
      if (fault) return fault;
    }
    for (const name of schema.required ?? [])
      if (value[name] === undefined) return `${path}.${name}: is missing but it is required`;
    if (schema.discriminator) {
      const { propertyName, mapping } = schema.discriminator;
      const chosen = mapping[String(value[propertyName])];
      return chosen
        ? faultAt(value, { $ref: chosen }, path)
        : `${path}.${propertyName}: does not have a value in the enumeration [${Object.keys(mapping).join(', ')}]`;
    }
    for (const [name, part] of Object.entries(value)) {
      const known = schema.properties?.[name];
      if (!known && schema.additionalProperties === false)
        return `${path}.${name}: is not defined in the schema and the schema does not allow additional properties`;
      const fault = known ? faultAt(part, known, `${path}.${name}`) : null;
      if (fault) return fault;
    }
    return null;
  }

  return faultAt;
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
