import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import './owner-only-files.ts';
import { PGlite, types } from '@electric-sql/pglite';
import type { WorkerReply, WorkerRequest } from './embedded-protocol.ts';

/*
 * PostgreSQL in a thread of its own: a query holds the thread that calls PGlite for its whole length, so it must not
 * be the one that serves HTTP. Statements run strictly in the order they arrive; who may send when is decided by
 * embedded-pool.ts.
 */
const { dataDir, image } = workerData as { dataDir: string | null; image: Uint8Array<ArrayBuffer> | null };
const port = parentPort!;

const database = await PGlite.create({
  dataDir: dataDir ?? 'memory://',
  ...(image ? { loadDataDir: new Blob([image]) } : {}),
  // PGlite turns fsync off; with the hook below every commit reaches the disk.
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'timezone=UTC',
    // One connection with the file system's cache below it gains nothing from more, and what WebAssembly has taken it
    // never gives back.
    '-c',
    'shared_buffers=32MB',
    '-c',
    'wal_buffers=1MB',
    '-c',
    'maintenance_work_mem=16MB',
    '-c',
    'max_connections=10',
    '-c',
    'max_wal_size=256MB',
  ],
});
if (dataDir) syncToDisk(database);

// Parameters arrive as text, and values leave as the `pg` driver would give them, so that both databases look alike.
const asText = (value: unknown) => value as string;
for (const oid of Object.keys(database.serializers)) database.serializers[Number(oid)] = asText;
for (const oid of [types.INT8, types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL]) {
  database.parsers[oid] = asText;
}
const dateParser = (text: string) => new Date(text);
const withDates = { [types.TIMESTAMP]: dateParser, [types.TIMESTAMPTZ]: dateParser };

let fsyncs = 0;
let queue = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  queue = queue.then(async () => {
    try {
      const { rows, rowCount } = await run(request);
      port.postMessage({ id: request.id, rows, rowCount } satisfies WorkerReply);
    } catch (error) {
      const { message, code, detail, constraint, table } = error as Error &
        Record<string, string | undefined>;
      port.postMessage({
        id: request.id,
        error: { message, code, detail, constraint, table },
        broken: isEnd(error as Error & { severity?: string }),
      } satisfies WorkerReply);
    }
  });
});
port.postMessage({ id: 0, rows: [], rowCount: 0 } satisfies WorkerReply);

/** The database has ended itself; a server would start another backend now. */
function isEnd(error: Error & { severity?: string }): boolean {
  return (
    error.severity === 'PANIC' || error.severity === 'FATAL' || error instanceof WebAssembly.RuntimeError
  );
}

async function run(request: WorkerRequest): Promise<{ rows: unknown[]; rowCount: number }> {
  switch (request.kind) {
    case 'query': {
      const result = await database.query(request.text, request.values, {
        rowMode: request.arrays ? 'array' : 'object',
        ...(request.dates ? { parsers: withDates } : {}),
      });
      return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
    }
    case 'script': {
      const results = await database.exec(request.text, request.dates ? { parsers: withDates } : {});
      return { rows: results.flatMap((result) => result.rows), rowCount: 0 };
    }
    case 'copy': {
      // PGlite reads the file /dev/blob where a server would read from the connection.
      const result = await database.query(`copy ${request.target} from '/dev/blob'`, [], {
        blob: new Blob([request.rows as Uint8Array<ArrayBuffer>]),
      });
      return { rows: [], rowCount: result.affectedRows ?? 0 };
    }
    case 'copy-out': {
      const { blob } = await database.query(`copy (${request.query}) to '/dev/blob'`);
      // There is none where no row was found.
      return { rows: [new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))], rowCount: 1 };
    }
    case 'listen': {
      const { channel } = request;
      await database.listen(channel, (payload) =>
        port.postMessage({ id: -1, channel, payload } satisfies WorkerReply),
      );
      return { rows: [], rowCount: 0 };
    }
    case 'dump': {
      const file = await database.dumpDataDir('none');
      return { rows: [new Uint8Array(await file.arrayBuffer())], rowCount: 1 };
    }
    case 'fsyncs':
      return { rows: [fsyncs], rowCount: 1 };
    case 'close':
      await database.close();
      return { rows: [], rowCount: 0 };
  }
}

/** PGlite's Node file system has no fsync of its own. This reaches into it, so its version is pinned and tested. */
function syncToDisk(pglite: PGlite) {
  const inside = pglite as unknown as {
    Module: {
      FS: {
        lookupPath(path: string): { node: { mount: { type: { stream_ops: Record<string, unknown> } } } };
      };
    };
  };
  const nodeFiles = inside.Module.FS.lookupPath('/pglite/data').node.mount.type;
  nodeFiles.stream_ops.fsync = (stream: { nfd: number }) => {
    fdatasyncSync(stream.nfd);
    fsyncs += 1;
    return 0;
  };
}
