import { lazy, type ReactNode, Suspense } from 'react';
import { HomeLink } from '#web/core/app/home-link.tsx';
import { QuickSwitches } from '#web/core/app/quick-switches.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';

const SidePanel = lazy(async () => ({ default: (await import('./side-panel.tsx')).SidePanel }));

export function AuthFrame({ children }: { children: ReactNode }) {
  const isWide = useMedia('(min-width: 64rem)');
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
      {isWide && (
        <div className="sticky top-0 h-dvh overflow-hidden bg-panel">
          <Suspense>
            <SidePanel />
          </Suspense>
        </div>
      )}
    </div>
  );
}
