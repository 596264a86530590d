import { createHash } from 'node:crypto';

/*
 * What has to look arbitrary and still be the same at every start comes from a hash of its name.
 */
export function numberFrom(seed: string, below: number): number {
  return createHash('sha256').update(seed).digest().readUInt32LE(0) % below;
}

export function hexFrom(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, length);
}
