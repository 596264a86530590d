import type { OutsideFault } from './outside.ts';

/** Whether a request failed before its first byte left us, so that nobody can have acted on it. */
export function wasNeverSent({ code, cause }: OutsideFault): boolean {
  if (code === 'forbidden_address') return true;
  if (code !== 'unreachable') return false;
  // A name with several addresses fails once for each.
  const errors = cause instanceof AggregateError ? cause.errors : [cause];
  return errors.length > 0 && errors.every(isOfConnecting);
}

function isOfConnecting(error: unknown): boolean {
  const { syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall === 'connect' || syscall === 'getaddrinfo';
}
