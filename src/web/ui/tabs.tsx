import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

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
  function choose(name: string) {
    const tab = tabs.find((candidate) => candidate.name === name);
    if (tab) onValueChange(tab.name);
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className="grid min-w-0 gap-5">
      <Radix.List
        aria-label={label}
        className="-mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.name}
            value={tab.name}
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
