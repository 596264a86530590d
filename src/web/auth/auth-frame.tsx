import type { ReactNode } from 'react';
import { HomeLink } from '#web/app/home-link.tsx';
import { QuickSwitches } from '#web/app/quick-switches.tsx';
import { SidePanel } from './side-panel.tsx';

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[1fr_minmax(26rem,44%)]">
      <div className="flex min-h-dvh flex-col">
        <header className="flex h-16 items-center justify-between px-5 sm:px-8">
          <HomeLink />
          <QuickSwitches />
        </header>
        <main className="grid flex-1 place-items-center px-5 py-8 sm:px-8">
          <div className="grid w-full max-w-[25rem] animate-rise gap-7">{children}</div>
        </main>
      </div>
      <SidePanel />
    </div>
  );
}
