import rules from './openai-requests.json' with { type: 'json' };

/** The part of JSON Schema that the document uses; a reference names one of its schemas. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  $defs?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
}

const SCHEMAS = rules.schemas as Record<string, Schema>;

/** What is wrong with the body of a request, in OpenAI's manner; null when nothing is. */
export function faultOf(
  body: unknown,
  request: 'CreateChatCompletionRequest' | 'CreateResponse' | 'CreateImageRequest' | 'CreateImageEditRequest',
) {
  return faultAt(body, SCHEMAS[request]!, '');
}

function faultAt(value: unknown, schema: Schema, path: string): string | null {
  if (schema.$ref) return faultAt(value, SCHEMAS[schema.$ref]!, path);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const faults = choices.map((choice) => faultAt(value, choice, path));
    // The deepest complaint comes from the choice that was meant.
    return faults.includes(null)
      ? null
      : (faults.sort((one, other) => depth(other!) - depth(one!))[0] ?? null);
  }
  const at = path || 'the body';
  if (schema.enum && !schema.enum.includes(value)) return `Invalid value at ${at}: ${JSON.stringify(value)}.`;
  if (schema.type && ![schema.type].flat().some((type) => isOfType(value, type)))
    return `Invalid type for ${at}: expected ${schema.type}.`;
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? -Infinity)) return `${at} is below ${schema.minimum}.`;
    if (value > (schema.maximum ?? Infinity)) return `${at} is above ${schema.maximum}.`;
  }
  if (Array.isArray(value)) return faultInItems(value, schema, path);
  return isObject(value) ? faultInProperties(value, schema, path) : null;
}

function faultInItems(value: unknown[], { items, minItems = 0 }: Schema, path: string): string | null {
  if (value.length < minItems) return `${path} needs at least ${minItems} items.`;
  if (!items) return null;
  for (const [index, item] of value.entries()) {
    const fault = faultAt(item, items, `${path}[${index}]`);
    if (fault) return fault;
  }
  return null;
}

function faultInProperties(value: Record<string, unknown>, schema: Schema, path: string): string | null {
  for (const name of schema.required ?? [])
    if (value[name] === undefined) return `Missing required parameter: '${join(path, name)}'.`;
  for (const [name, part] of Object.entries(value)) {
    const known = schema.properties?.[name];
    if (!known && schema.additionalProperties === false)
      return `Unrecognized request argument supplied: ${join(path, name)}`;
    const fault = known ? faultAt(part, known, join(path, name)) : null;
    if (fault) return fault;
  }
  return null;
}

const STRICT = "In context=(), 'additionalProperties' is required to be supplied and to be false.";

/** What strict mode asks of a schema: closed objects with every key required. */
export function strictFaultOf(schema: Schema): string | null {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.$defs ?? schema.definitions ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  for (const part of parts) {
    const fault = strictFaultOf(part);
    if (fault) return fault;
  }
  if (!schema.properties) return null;
  if (schema.additionalProperties !== false) return STRICT;
  const missing = Object.keys(schema.properties).find((name) => !schema.required?.includes(name));
  return missing ? `In context=(), 'required' is required to include every key; missing '${missing}'.` : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);
const depth = (fault: string) => fault.split(/[.[]/).length;
