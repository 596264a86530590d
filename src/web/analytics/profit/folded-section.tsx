import { type ReactNode, useId, useState } from 'react';
import { cardLook } from '#web/core/ui/card.tsx';
import { FoldingTitle } from '#web/core/ui/folding-card.tsx';

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
      <FoldingTitle id={id} title={title} description={description} isOpen={isOpen} onOpenChange={setOpen} />
      <div className={isOpen ? 'contents' : 'hidden print:contents'}>{children}</div>
    </section>
  );
}
