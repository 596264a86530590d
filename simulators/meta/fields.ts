import { graphRefusals } from './graph-errors.ts';

export type Field = { name: string; sub: Field[] | null };
export type Node = { [name: string]: unknown };

/** `id,name,account{id,username},comments.summary(true).limit(0)`; what follows a dot is not looked at. */
export function parseFields(text: string): Field[] {
  const fields: Field[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '{' || sign === '(') depth += 1;
    else if (sign === '}' || sign === ')') depth -= 1;
    else if (at === text.length || (sign === ',' && depth === 0)) {
      const field = parseField(text.slice(from, at).trim());
      if (field) fields.push(field);
      from = at + 1;
    }
  }
  return fields;
}

function parseField(text: string): Field | null {
  const name = /^\w+/.exec(text)?.[0];
  if (!name) return null;
  const open = text.indexOf('{');
  return { name, sub: open < 0 ? null : parseFields(text.slice(open + 1, text.lastIndexOf('}'))) };
}

/** What was asked of a node, and its id; a field it does not have is refused as Graph does. */
export function pickFields(node: Node, fields: readonly Field[], type: string): Node {
  const picked: Node = {};
  for (const { name, sub } of fields) {
    if (!(name in node))
      throw graphRefusals.parameter(`Tried accessing nonexisting field (${name}) on node type (${type})`);
    // Graph leaves out what has no value.
    const value = node[name];
    if (value !== undefined && value !== null) picked[name] = sub ? pickWithin(value, sub, name) : value;
  }
  if ('id' in node) picked.id = node.id;
  return picked;
}

function pickWithin(value: unknown, sub: readonly Field[], type: string): unknown {
  if (Array.isArray(value)) return value.map((each) => pickWithin(each, sub, type));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as Node;
  // Edges have their data one level down, be it a list or a picture.
  const hasData = typeof node.data === 'object' && node.data !== null;
  return hasData ? { ...node, data: pickWithin(node.data, sub, type) } : pickFields(node, sub, type);
}
