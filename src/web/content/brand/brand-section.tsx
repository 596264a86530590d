import { type ReactNode, useId } from 'react';

interface BrandSectionProps {
  title: string;
  /** Where its value comes from. */
  source: ReactNode;
  children: ReactNode;
}

export function BrandSection({ title, source, children }: BrandSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <h3 id={id} className="font-semibold text-sm">
          {title}
        </h3>
        {source}
      </header>
      {children}
    </section>
  );
}
