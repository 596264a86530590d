import { Command as Cmdk } from 'cmdk';
import type { ReactNode } from 'react';
import type { Command } from './commands.ts';

/** For entries that are no command too. */
export const ITEM_LOOK =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-sm data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent [&_svg]:size-4 [&_svg]:shrink-0';

interface GroupProps {
  heading: string;
  /** The heading is for screen readers only. */
  isQuiet?: boolean;
  children: ReactNode;
}

export function Group({ heading, isQuiet = false, children }: GroupProps) {
  const look = isQuiet ? 'sr-only' : 'block px-3 pt-2.5 pb-1 text-ink-faint text-xs';
  return <Cmdk.Group heading={<span className={look}>{heading}</span>}>{children}</Cmdk.Group>;
}

export function Item({ command, onChoose }: { command: Command; onChoose: (command: Command) => void }) {
  const { id, label, lang, within, Icon, isName = false } = command;
  return (
    <Cmdk.Item value={id} onSelect={() => onChoose(command)} className={ITEM_LOOK}>
      <Icon aria-hidden strokeWidth={1.75} />
      <span lang={lang} {...(isName ? { dir: 'auto' } : {})} className="min-w-0 flex-1 truncate">
        {label}
      </span>
      {within && <span className="max-w-[45%] shrink-0 truncate text-ink-faint text-xs">{within}</span>}
    </Cmdk.Item>
  );
}
