import { isObject, type Schema } from './request-rules.ts';

/** The facts of a prompt, by name; the first of a name counts. */
export interface Facts {
  values: Map<string, unknown>;
  /** All words of the texts that the prompt quotes. */
  words: Set<string>;
}

/** A text that holds `[country: DE]` gives a fact of that name. */
const ORDERED = /\[(\w+): ([^\]]+)\]/g;
const QUOTED = /<(\w+)>\n([\s\S]*?)\n<\/\1>/g;

/** The JSON that a prompt quotes between `<name>` and `</name>`, taken apart. */
export function factsIn(prompt: string): Facts {
  const facts: Facts = { values: new Map(), words: new Set() };
  for (const [, name = '', text = ''] of prompt.matchAll(QUOTED)) {
    const value = parse(text);
    if (value !== undefined) gather(name, value, facts);
  }
  return facts;
}

function gather(name: string, value: unknown, facts: Facts) {
  if (!facts.values.has(name)) facts.values.set(name, value);
  if (typeof value === 'string') {
    for (const word of wordsOf(value.replace(ORDERED, ' '))) facts.words.add(word);
    for (const [, ordered = '', text = ''] of value.matchAll(ORDERED))
      facts.values.set(ordered, parse(text) ?? text);
  }
  if (Array.isArray(value)) for (const item of value) gather(name, item, facts);
  else if (isObject(value)) for (const [key, part] of Object.entries(value)) gather(key, part, facts);
}

/** An answer that any schema accepts: a fact of the same name where there is one of the right kind. */
export function answerTo(schema: Schema, facts: Facts): unknown {
  return fill(schema, { name: '', facts, root: schema, own: undefined });
}

interface Place {
  name: string;
  facts: Facts;
  root: Schema;
  /** The fact that belongs here, where the surrounding fact has one. */
  own: unknown;
}

function fill(schema: Schema, place: Place): unknown {
  const { name, facts, root } = place;
  if (schema.$ref) return fill(definition(root, schema.$ref), place);
  const fact = place.own ?? facts.values.get(name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chooseFrom(schema.enum, fact, facts);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fillChoice(choices, place, fact);
  const types = [schema.type].flat();
  if (types.includes('null') && (fact === undefined || fact === null)) return null;
  const type = types.find((each) => each !== 'null');
  if (type === 'object') return fillObject(schema, place, fact);
  if (type === 'array') return fillArray(schema, place, fact);
  if (type === 'boolean') return typeof fact === 'boolean' ? fact : true;
  if (type === 'number' || type === 'integer') return fillNumber(schema, fact);
  return fillText(schema, fact, facts);
}

function fillChoice(choices: Schema[], place: Place, fact: unknown) {
  const meant = choices.find((choice) => choice.type !== 'null')!;
  const nullable = choices.some((choice) => choice.type === 'null');
  if (!nullable) return fill(meant, place);
  if (meant.enum) {
    const found = meant.enum.find((value) => value === fact || isNamed(value, place.facts));
    return found ?? null;
  }
  return fact === undefined || fact === null ? null : fill(meant, place);
}

function fillObject({ properties = {} }: Schema, place: Place, fact: unknown) {
  const own = isObject(fact) ? fact : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, fill(part, { ...place, name, own: own[name] })]),
  );
}

function fillArray({ items = {}, minItems = 1, maxItems = 20 }: Schema, place: Place, fact: unknown) {
  const given = Array.isArray(fact) ? fact.slice(0, maxItems) : [];
  while (given.length < minItems) given.push(undefined);
  return given.map((own) => fill(items, { ...place, own, name: own === undefined ? '' : place.name }));
}

function fillNumber({ type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema, fact: unknown) {
  const value = typeof fact === 'number' ? fact : minimum;
  const bounded = Math.min(Math.max(value, minimum), maximum);
  return type === 'integer' ? Math.round(bounded) : bounded;
}

function fillText({ maxLength = 400, minLength = 0 }: Schema, fact: unknown, { values }: Facts) {
  const texts = [...values.values()].filter((value) => typeof value === 'string');
  const text = typeof fact === 'string' ? fact : (texts.find((each) => each.length > 20) ?? 'All is well.');
  return text.slice(0, maxLength).padEnd(minLength, '.');
}

function chooseFrom(values: unknown[], fact: unknown, facts: Facts) {
  if (values.includes(fact)) return fact;
  return values.find((value) => isNamed(value, facts)) ?? values[0];
}

/** `best_products` and `bestProducts` are named by a text that holds both words. */
function isNamed(value: unknown, { words }: Facts): boolean {
  if (typeof value !== 'string') return false;
  const parts = wordsOf(value.replace(/([a-z])([A-Z])/g, '$1 $2'));
  return parts.length > 0 && parts.every((part) => words.has(part));
}

function definition(root: Schema, reference: string): Schema {
  const name = reference.split('/').at(-1)!;
  return reference === '#' ? root : (root.$defs?.[name] ?? root.definitions?.[name] ?? {});
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
