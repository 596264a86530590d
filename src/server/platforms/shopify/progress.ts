import * as z from 'zod';
import type { Checkpoint } from '#server/platforms/ports/store-platform.ts';
import type { Position } from './families.ts';
import { HISTORY_KINDS, type HistoryKind } from './queries.ts';

/*
 * How far the reading of a history has come; this is the checkpoint, saved with every batch. `bulk` reads the file of
 * `operation`, `queued` still has to start one, `pages` reads ordinary pages behind `lastId`.
 */
const KindProgress = z.object({
  mode: z.enum(['bulk', 'queued', 'pages', 'done']),
  operation: z.string().nullable(),
  grouped: z.boolean(),
  runs: z.number(),
  offset: z.number(),
  lines: z.number(),
  /** Roots to read again one by one, by id, separated by commas. */
  strays: z.string(),
  /** Something is missing and nothing says what: the file will not do. */
  unsure: z.boolean(),
  lastId: z.string().nullable(),
});
export type KindProgress = Readonly<z.infer<typeof KindProgress>>;

const Progress = z.object({
  products: KindProgress,
  customers: KindProgress,
  orders: KindProgress,
  events: KindProgress,
  checkouts: KindProgress,
});
export type Progress = z.infer<typeof Progress>;

export function newProgress(mode: KindProgress['mode'], operation: string | null = null): KindProgress {
  return {
    mode,
    operation,
    grouped: true,
    runs: 1,
    offset: 0,
    lines: 0,
    strays: '',
    unsure: false,
    lastId: null,
  };
}

export function readProgress(checkpoint: Checkpoint): Progress {
  return structuredClone(Progress.parse(checkpoint));
}

/** What it says of a kind is replaced, never changed, so that a checkpoint stays as it was. */
export function toCheckpoint(progress: Progress): Checkpoint {
  return { ...progress };
}

export function positionOf({ offset, lines }: KindProgress): Position {
  return { offset, lines };
}

export function operationsOf(progress: Progress): string[] {
  const inBulk = (kind: HistoryKind) =>
    progress[kind].mode === 'bulk' ? (progress[kind].operation ?? []) : [];
  return HISTORY_KINDS.flatMap(inBulk);
}
