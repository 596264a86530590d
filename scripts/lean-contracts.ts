import type { Plugin } from 'vite';

/** All that a browser reads of a contract; its shapes are types there. */
const OF_THE_BROWSER = new Set(['method', 'path']);

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Property extends Node {
  key?: { name?: string };
}
interface Call extends Node {
  callee: { name?: string };
  arguments: (Node & { properties?: Property[] })[];
}

/** Leaves out of what browsers load whatever of contracts they never read. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/shared\/.+\.ts$/, code: 'endpoint(' },
      handler(code) {
        const cuts = [...contractsIn(this.parse(code))].flatMap(({ properties = [], end }) =>
          properties.flatMap(({ key, start }, at) =>
            key?.name && !OF_THE_BROWSER.has(key.name) ? [[start, properties[at + 1]?.start ?? end - 1]] : [],
          ),
        );
        // From behind, so that what is before stays where it was.
        const lean = cuts
          .sort(([a = 0], [b = 0]) => b - a)
          .reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code);
        return { code: lean, map: null };
      },
    },
  };
}

function* contractsIn(node: unknown): Generator<Call['arguments'][number]> {
  if (typeof node !== 'object' || node === null) return;
  if (isContract(node)) yield node.arguments[0]!;
  for (const part of Object.values(node)) yield* contractsIn(part);
}

function isContract(node: object): node is Call {
  const { type, callee } = node as Partial<Call>;
  return type === 'CallExpression' && callee?.name === 'endpoint';
}
