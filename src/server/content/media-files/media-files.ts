import type { Readable } from 'node:stream';

/** Which bytes of a file: both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where finished files lie. A file is there whole or not at all; keys are ours, such as `u/…/….jpg`. */
export interface MediaFiles {
  put(key: string, content: Uint8Array, mimeType: string): Promise<void>;
  /** The same for a file of this machine that may be too large to be held as a whole. */
  putFile(key: string, path: string, mimeType: string): Promise<void>;
  /** @returns null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Harmless when it is gone already. */
  remove(key: string): Promise<void>;
  /** Everything in a folder, such as `u/…/`, known to us or not. */
  removeAll(folder: string): Promise<void>;
}
