import { ChevronDown } from 'lucide-react';
import { type ComponentProps, createContext, use, useEffect, useId, useState } from 'react';
import { Card, cardLook } from './card.tsx';
import { classNames } from './class-names.ts';
import { useMedia } from './use-media.ts';

/** True within what the address leads to, so that its card is open. */
export const AddressedContext = createContext(false);

/** Leads to something that waits for an answer; a folded card opens for it. */
export const RevealContext = createContext(leadTo);

type CardProps = ComponentProps<typeof Card>;

/** A card of a long page: on a phone its title stands alone until it is pressed. */
export function FoldingCard(card: CardProps & { title: string }) {
  return useMedia('(max-width: 39.99rem)') ? <FoldedCard {...card} /> : <Card {...card} />;
}

function FoldedCard({ title, description, action, flush = false, className, children }: CardProps) {
  const id = useId();
  const isAddressed = use(AddressedContext);
  const [isOpen, setOpen] = useState(isAddressed);
  const [revealed, setRevealed] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isAddressed) setOpen(true);
  }, [isAddressed]);
  useEffect(() => {
    if (revealed) leadTo(revealed);
  }, [revealed]);

  function reveal(element: HTMLElement) {
    setOpen(true);
    setRevealed(element);
  }
  return (
    <section aria-labelledby={id} className={classNames(cardLook, className)}>
      <FoldingTitle id={id} title={title} description={description} isOpen={isOpen} onOpenChange={setOpen} />
      <div hidden={!isOpen} className={flush ? 'pt-1' : 'px-5 pt-1 pb-5'}>
        {action && <div className="pb-4">{action}</div>}
        <RevealContext value={reveal}>{children}</RevealContext>
      </div>
    </section>
  );
}

interface FoldingTitleProps extends Pick<CardProps, 'title' | 'description'> {
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The title of a folded card, which opens and closes it. */
export function FoldingTitle({ id, title, description, isOpen, onOpenChange }: FoldingTitleProps) {
  return (
    <h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
        className="flex w-full items-center justify-between gap-4 rounded-xl px-5 py-4 text-left"
      >
        <span className="grid min-w-0 gap-0.5">
          <span id={id} className="font-semibold text-base">
            {title}
          </span>
          {description && (
            <span className="text-pretty font-normal font-sans text-ink-soft text-sm tracking-normal">
              {description}
            </span>
          )}
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
  );
}

function leadTo(element: HTMLElement) {
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
}
