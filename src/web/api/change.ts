import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Touched } from './query-client.ts';

interface ChangeOptions<Reply, Variables>
  extends Pick<UseMutationOptions<Reply, Error, Variables>, 'onSuccess' | 'onError'> {
  /** The call that changes something. */
  change: (variables: Variables) => Promise<Reply>;
  /** What is read again when it succeeded, before `onSuccess`. */
  invalidates?: readonly Touched[];
}

/** A mutation that says what it touches. */
export function useChange<Reply, Variables = void>({
  change,
  invalidates = [],
  ...handlers
}: ChangeOptions<Reply, Variables>) {
  return useMutation({ mutationFn: change, meta: { invalidates }, ...handlers });
}
