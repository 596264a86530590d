import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { PartWordsContext } from './part-words.ts';
import { Spinner } from './spinner.tsx';
import { CountingNote, StaleNote } from './stale-note.tsx';
import { isBeingCounted, isStale } from './stale-reply.ts';

interface LoadedProps<Reply, Failure, Data, Key extends QueryKey> {
  query: UseQueryOptions<Reply, Failure, Data, Key>;
  /** What to say when it could not be loaded. */
  failed: string;
  /** Shown in place of the content while waiting, best as skeletons of its size. */
  waiting?: ReactNode;
  /** Shown when there is nothing: an empty list, or what `isEmpty` says. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** The one place that decides between waiting, failed, empty and ready. */
export function Loaded<Reply, Failure, Data, Key extends QueryKey>({
  query,
  failed,
  waiting,
  empty,
  isEmpty = isEmptyList,
  children,
}: LoadedProps<Reply, Failure, Data, Key>) {
  const { data, error, isError, isFetching, refetch } = useQuery(query);
  const words = use(PartWordsContext);
  const counting = isError && isBeingCounted(error);
  if (data !== undefined) {
    const content = empty !== undefined && isEmpty(data) ? empty : children(data);
    if (!counting && !isStale(data)) return content;
    return (
      <div className="min-w-0">
        <StaleNote />
        {content}
      </div>
    );
  }
  if (isError && !counting)
    return (
      <Alert
        variant="destructive"
        action={
          <Button variant="secondary" size="small" pending={isFetching} onClick={() => refetch()}>
            <RotateCw aria-hidden />
            {words.retry}
          </Button>
        }
      >
        {failed}
      </Alert>
    );
  return (
    <div role="status">
      {counting ? <CountingNote /> : <span className="sr-only">{words.loading}</span>}
      {waiting ?? (
        <div className="grid place-items-center py-16 text-ink-faint">
          <Spinner className="size-5" />
        </div>
      )}
    </div>
  );
}

function isEmptyList(data: unknown) {
  return Array.isArray(data) && data.length === 0;
}
