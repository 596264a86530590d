import { Skeleton } from '#web/core/ui/skeleton.tsx';

/** Rows of the height they will have. */
export function WaitingTable({ rows }: { rows: number }) {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing distinguishes these rows
        <div key={row} className="flex h-12 items-center justify-between gap-8 px-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
