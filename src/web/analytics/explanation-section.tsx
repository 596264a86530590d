import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-medium font-sans text-ink-faint text-xs tracking-normal">{title}</h3>
      {children}
    </section>
  );
}
