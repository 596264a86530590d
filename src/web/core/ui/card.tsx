import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  /** Content reaches the edges, for tables and charts. */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

export const cardLook =
  'flex min-w-0 flex-col rounded-xl border border-line bg-surface print:break-inside-avoid';

/** One thing on a page, as a section named by its title. Do not nest. */
export function Card({ title, description, action, flush = false, className, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} className={classNames(cardLook, className)}>
      {(title || action) && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4.5">
          <div className="grid min-w-0 flex-[1_1_10rem] grid-cols-[minmax(0,1fr)] gap-0.5">
            {title && (
              <h2 id={id} className="font-semibold text-base">
                {title}
              </h2>
            )}
            {description && <p className="text-ink-soft text-sm">{description}</p>}
          </div>
          {action}
        </header>
      )}
      {children && (
        <div
          className={classNames('flex-1', !flush && 'px-5 pb-5', title || action ? 'pt-4' : !flush && 'pt-5')}
        >
          {children}
        </div>
      )}
    </section>
  );
}
