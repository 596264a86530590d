import { WifiOff } from 'lucide-react';
import { useT } from './i18n.ts';
import { useOnline } from './online.ts';

/** Below the header, also where the page is scrolled: what is on the screen can't be changed or read again just now. */
export function ConnectionNote({ connected }: { connected: boolean }) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <div role="status" className="sticky top-14 z-20 bg-canvas">
      {!(isOnline && connected) && (
        <p className="flex items-center gap-2 bg-caution-soft px-4 py-2 text-caution text-xs sm:px-8">
          <WifiOff aria-hidden className="size-3.5 shrink-0" />
          {isOnline
            ? t(
                'The connection to Vitrin is lost. What you see may be out of date; it refreshes automatically.',
              )
            : t(
                'You are offline. What you typed stays here; nothing is saved until you are connected again.',
              )}
        </p>
      )}
    </div>
  );
}
