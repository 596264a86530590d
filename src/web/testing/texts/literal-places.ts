import type { Literal, SourceNode } from './read-literals.ts';

/** Which argument, of the nearest call of one of these functions, the literal is or stands in. */
export function argumentOf({ place }: Literal, functions: RegExp): number | undefined {
  const at = place.findLastIndex((node) => isCall(node) && functions.test(nameOf(node.callee)));
  if (at < 0) return undefined;
  return (place[at]!.arguments as unknown[]).indexOf(place[at + 1]);
}

/** The names of the properties and attributes that it stands in, the nearest first. */
export function propertiesOf({ place }: Literal): string[] {
  return place
    .filter(
      ({ type, computed }, at) =>
        // A literal may be the name of a property, which nobody reads.
        (type === 'Property' && !computed && place[at + 1] !== place[at]?.key) || type === 'JSXAttribute',
    )
    .map((node) => nameOf(node.key ?? node.name))
    .reverse();
}

export function standsIn({ place }: Literal, type: RegExp): boolean {
  return place.some((node) => type.test(node.type));
}

export function nameOf(node: unknown): string {
  const { type, name, value, object, property } = node as SourceNode;
  if (type === 'MemberExpression') return `${nameOf(object)}.${nameOf(property)}`;
  return typeof name === 'string' ? name : String(value ?? '');
}

function isCall({ type }: SourceNode) {
  return type === 'CallExpression' || type === 'NewExpression';
}
