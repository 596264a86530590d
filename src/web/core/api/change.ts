import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Touched } from './query-client.ts';

interface ChangeOptions<Reply, Variables>
  extends Pick<UseMutationOptions<Reply, Error, Variables>, 'onSuccess' | 'onError'> {
  /** The call that changes something. */
  change: (variables: Variables) => Promise<Reply>;
  /** What is read again when it succeeded, before `onSuccess`. */
  invalidates?: readonly Touched[];
  /** Changes for which this differs may be under way together; without it there is one at a time. */
  distinguish?: (variables: Variables) => unknown;
}

/** A mutation that says what it touches. While it is under way, a second click joins it instead of beginning another. */
export function useChange<Reply, Variables = void>({
  change,
  invalidates = [],
  distinguish = oneAtATime,
  ...handlers
}: ChangeOptions<Reply, Variables>) {
  const mutation = useMutation({ mutationFn: change, meta: { invalidates }, ...handlers });
  const { mutateAsync: begin } = mutation;
  // `isPending` changes only later, when the second click of a double click has already been heard.
  const underWay = useRef(new Map<unknown, Promise<Reply>>());

  const mutateAsync = useCallback(
    (...asked: Parameters<typeof begin>) => {
      const item = distinguish(asked[0] as Variables);
      const begun = underWay.current.get(item);
      if (begun) return begun;
      const beginning = begin(...asked).finally(() => underWay.current.delete(item));
      underWay.current.set(item, beginning);
      return beginning;
    },
    [begin, distinguish],
  );
  const mutate = useCallback(
    (...asked: Parameters<typeof begin>) => {
      mutateAsync(...asked).catch(reportedByHandlers);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

function oneAtATime() {
  return null;
}

function reportedByHandlers() {}
