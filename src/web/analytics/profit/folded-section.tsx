import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cardLook } from '#web/core/ui/card.tsx';
import { classNames } from '#web/core/ui/class-names.ts';

interface FoldedSectionProps {
  title: string;
  description: string;
  /** There while it is folded, too: on paper it is open. */
  children: ReactNode;
}

/** What few look for: its title alone, until it is pressed. */
export function FoldedSection({ title, description, children }: FoldedSectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={id} className={cardLook}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex w-full items-center justify-between gap-4 rounded-xl px-5 py-4 text-left"
        >
          <span className="grid min-w-0 gap-0.5">
            <span id={id} className="font-semibold text-base">
              {title}
            </span>
            <span className="text-pretty font-normal font-sans text-ink-soft text-sm tracking-normal">
              {description}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-5 shrink-0 text-ink-faint transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div className={isOpen ? 'contents' : 'hidden print:contents'}>{children}</div>
    </section>
  );
}
