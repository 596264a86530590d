import type { ReactNode } from 'react';
import { classNames } from '#web/core/ui/class-names.ts';

interface ChoiceCardProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several, shown as what it looks like; the browser's own radio button, so the arrow keys walk through them. */
export function ChoiceCard({ name, isChosen, onChoose, children }: ChoiceCardProps) {
  return (
    <label
      className={classNames(
        'relative grid min-h-11 min-w-0 cursor-pointer content-center gap-1 rounded-lg border px-3 py-2.5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isChosen
          ? 'border-accent bg-accent-soft text-ink'
          : 'border-line text-ink-soft hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
      />
      {children}
    </label>
  );
}
