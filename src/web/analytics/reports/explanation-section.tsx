import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-medium font-sans text-ink-faint text-xs tracking-normal">{title}</h3>
      {children}
    </section>
  );
}

export interface Fact {
  /** Where terms may be the same, as names of stores. */
  id?: string;
  term: string;
  fact: string;
  remark?: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid divide-y divide-line text-sm">
      {facts.map(({ id, term, fact, remark }) => (
        <div key={id ?? term} className="flex justify-between gap-6 py-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-right tabular-nums">
            {fact}
            {remark && <span className="block text-ink-soft text-xs">{remark}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
