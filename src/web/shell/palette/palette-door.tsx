import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Boundary } from '#web/core/app/boundary.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { showOverlay, useOverlay } from './overlay.ts';
import { PALETTE_KEY } from './palette-key.ts';
import { useShortcuts } from './use-shortcuts.ts';

const readPalette = () => import('./palette.tsx');
const Palette = lazy(async () => ({ default: (await readPalette()).Palette }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }));

/** The way into the palette and the sheet of shortcuts, which are read in when they are first asked for. */
export function PaletteDoor() {
  const t = useT();
  const shown = useOverlay();
  useShortcuts();
  const close = () => showOverlay(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => showOverlay('palette')}
        onPointerEnter={() => void readPalette()}
        className="flex h-9 shrink-0 items-center gap-2 rounded-lg border-line text-ink-soft text-sm transition-colors hover:bg-sunken hover:text-ink max-md:w-10 max-md:justify-center md:border md:bg-surface md:pr-1.5 md:pl-2.5"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="max-md:sr-only md:pr-6">{t('Search or go to')}</span>
        <kbd aria-hidden className="rounded bg-sunken px-1.5 py-0.5 font-sans text-[0.6875rem] max-md:hidden">
          {PALETTE_KEY}
        </kbd>
      </button>
      <Boundary place={shown ?? ''} failed={null}>
        <Suspense>
          {shown === 'palette' && <Palette onClose={close} />}
          {shown === 'shortcuts' && <ShortcutSheet onClose={close} />}
        </Suspense>
      </Boundary>
    </>
  );
}
