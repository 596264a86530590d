import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useScrollEdges } from './scroll-edges.ts';

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onValueChange: (name: Name) => void;
}

export function Tabs<Name extends string>({ label, tabs, value, onValueChange }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen, and an address can lead to its last tab.
  useEffect(() => {
    if (list.current) bringIntoRow(list.current, value);
  }, [value]);
  useScrollEdges(list);
  function choose(name: string) {
    const tab = tabs.find((candidate) => candidate.name === name);
    if (tab) onValueChange(tab.name);
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className="grid min-w-0 gap-5">
      <Radix.List
        ref={list}
        aria-label={label}
        className="fades -mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.name}
            value={tab.name}
            data-name={tab.name}
            className="-mb-px flex h-11 shrink-0 items-center gap-2 border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.name} value={tab.name} className="min-w-0 animate-appear rounded-lg">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Not by scrollIntoView, which would move the page as well. */
function bringIntoRow(row: HTMLElement, name: string) {
  const tab = row.querySelector<HTMLElement>(`[data-name="${name}"]`);
  if (!tab) return;
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
