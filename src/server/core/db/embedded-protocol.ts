/** What embedded-pool.ts asks of embedded-worker.ts. Values are PostgreSQL's text forms. */
export type WorkerRequest = { id: number } & WorkerCall;

export type WorkerCall =
  | { kind: 'query'; text: string; values: (string | null)[]; arrays: boolean; dates: boolean }
  | { kind: 'script'; text: string; dates: boolean }
  | { kind: 'copy'; target: string; rows: Uint8Array }
  | { kind: 'copy-out'; query: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'dump' }
  | { kind: 'fsyncs' }
  | { kind: 'close' };

/** id 0: ready · id -1: a notification · else the answer to the request of that id. */
export type WorkerReply =
  | { id: number; rows: unknown[]; rowCount: number }
  | {
      id: number;
      error: { message: string; code?: string; detail?: string; constraint?: string; table?: string };
      /** The database has broken off and answers nothing any more. */
      broken: boolean;
    }
  | { id: -1; channel: string; payload: string };
