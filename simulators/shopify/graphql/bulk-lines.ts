import type { Run } from '#simulators/shopify/queries/run.ts';
import type { BulkConnection } from './selection.ts';

/*
 * The lines of a bulk file. Every node is one line; a node inside a connection of another names its parent in
 * __parentId. Without groupObjects a child comes somewhere after its parent, not right behind it: here the
 * children of a root wait until a few more roots have been written.
 */
const ROOTS_WRITTEN_BEFORE_CHILDREN = 8;

type BulkLine = { text: string; isRoot: boolean };

type Waiting = { source: unknown; connections: BulkConnection[]; id: unknown };

export function* bulkLines(
  roots: readonly BulkConnection[],
  run: Run,
  grouped: boolean,
): Generator<BulkLine> {
  const waiting: Waiting[] = [];
  for (const root of roots) {
    const listing = root.reach(null, run);
    for (const node of listing?.all() ?? []) {
      const { source, project, connections } = root.nodes(node);
      const line = project(source, run) as Record<string, unknown>;
      yield { text: JSON.stringify(line), isRoot: true };
      if (connections.length === 0) continue;
      waiting.push({ source, connections, id: line.id });
      if (grouped || waiting.length > ROOTS_WRITTEN_BEFORE_CHILDREN) {
        const oldest = waiting.shift();
        if (oldest) yield* childLines(oldest, run);
      }
    }
  }
  for (const parent of waiting) yield* childLines(parent, run);
}

function* childLines(parent: Waiting, run: Run): Generator<BulkLine> {
  for (const connection of parent.connections) {
    const listing = connection.reach(parent.source, run);
    for (const node of listing?.all() ?? []) {
      const { source, project, connections } = connection.nodes(node);
      const line = project(source, run) as Record<string, unknown>;
      line.__parentId = parent.id;
      yield { text: JSON.stringify(line), isRoot: false };
      if (connections.length > 0) yield* childLines({ source, connections, id: line.id }, run);
    }
  }
}
