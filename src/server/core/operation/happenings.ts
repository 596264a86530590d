import { channel, subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';

/*
 * What is worth counting, reported where it happens and heard by metrics and traces where they are switched on. Node's own
 * channels, so that no service need know who counts, and reporting costs next to nothing where nobody does.
 */

/** A stretch of work with a beginning and an end. What it came to is written into it before it ends. */
export interface RequestRun {
  requestId: string;
  method: string;
  /** The pattern, such as `/api/stores/:storeId`. */
  route: string;
  status?: number;
  error?: unknown;
}
export interface JobRun {
  job: string;
  jobId: string;
  error?: unknown;
}
export interface OutsideRun {
  service: string;
  method: string;
  status?: number;
  error?: unknown;
}

export const runs = {
  request: tracingChannel<unknown, RequestRun>('vitrin.request'),
  job: tracingChannel<unknown, JobRun>('vitrin.job'),
  outside: tracingChannel<unknown, OutsideRun>('vitrin.outside'),
};

/** What happened at one moment. Everything in it has few values: no names, no ids. */
export interface Happenings {
  webhooksAccepted: { count: number };
  webhooksApplied: { count: number };
  delivery: { network: string; outcome: string };
  generation: { kind: string; outcome: string };
  aiCall: { purpose: string; outcome: string };
}

export function reportHappening<Name extends keyof Happenings>(name: Name, what: Happenings[Name]) {
  channel(`vitrin.${name}`).publish(what);
}

/** @returns what ends the listening. */
export function hearHappening<Name extends keyof Happenings>(
  name: Name,
  hear: (what: Happenings[Name]) => void,
): () => void {
  const listener = (what: unknown) => hear(what as Happenings[Name]);
  subscribe(`vitrin.${name}`, listener);
  return () => void unsubscribe(`vitrin.${name}`, listener);
}
