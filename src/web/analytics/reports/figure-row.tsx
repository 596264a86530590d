import type { ReactNode } from 'react';
import { classNames } from '#web/core/ui/class-names.ts';

const columns = {
  3: 'grid-cols-1 sm:grid-cols-3',
  4: 'grid-cols-2 max-sm:*:p-4 xl:grid-cols-4',
};

/** Figures side by side in one frame, hairlines between them. */
export function FigureRow({ count, children }: { count: 3 | 4; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid gap-px overflow-hidden rounded-xl border border-line bg-line *:@container',
        columns[count],
      )}
    >
      {children}
    </div>
  );
}
