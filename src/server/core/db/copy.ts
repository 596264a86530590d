import pg from 'pg';

/*
 * COPY over a connection of `pg`, as queries of its own kind: it pipelines no others. The rows follow their statement at
 * once instead of waiting for the server's word. Where the statement fails the server drops them
 * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-COPY).
 */
export function copyIn(client: pg.ClientBase, target: string, rows: Buffer): Promise<void> {
  return run(client, new CopyIn(`copy ${target} from stdin`, rows));
}

/** What a query finds, in COPY's text format. */
export async function copyOut(client: pg.ClientBase, query: string): Promise<Buffer> {
  const copy = new CopyOut(`copy (${query}) to stdout`);
  await run(client, copy);
  return Buffer.concat(copy.pieces);
}

const COPY_DATA = 'd'.charCodeAt(0);
const LENGTH_BYTES = 4;
const COPY_DONE = Buffer.from(['c'.charCodeAt(0), 0, 0, 0, LENGTH_BYTES]);

class CopyIn extends pg.Query {
  constructor(statement: string, rows: Buffer) {
    super(statement);
    this.submit = (connection) => {
      const head = Buffer.alloc(1 + LENGTH_BYTES);
      head.writeUInt8(COPY_DATA);
      head.writeUInt32BE(LENGTH_BYTES + rows.length, 1);
      const { stream } = connection;
      stream.cork();
      connection.query(statement);
      for (const piece of [head, rows, COPY_DONE]) stream.write(piece);
      stream.uncork();
    };
  }

  /** The rows are on their way. */
  handleCopyInResponse() {}
}

class CopyOut extends pg.Query {
  readonly pieces: Buffer[] = [];

  /** As a copy of its own: `pg` reads the next ones into the same memory. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    this.pieces.push(Buffer.from(chunk));
  }
}

function run(client: pg.ClientBase, copy: pg.Query): Promise<void> {
  return new Promise((resolve, reject) => {
    const ask = client.query.bind(client) as (
      query: pg.Query,
      answered: (error: Error | null) => void,
    ) => void;
    ask(copy, (error) => (error ? reject(error) : resolve()));
  });
}
