import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Boundary } from '#web/core/app/boundary.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { shownOverlay, showOverlay, useOverlay } from './overlay.ts';
import { PALETTE_KEY } from './palette-key.ts';
import { areSingleKeysOn, PAGE_KEYS, singleKeysSetting } from './shortcuts.ts';

/** So long `g` waits for the letter that follows it. */
const CHORD_MS = 1_500;
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const IN_FRONT = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

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

/** The keys that work on every page. Single keys are off while a field is typed in, or while something stands in front. */
function useShortcuts() {
  const [, navigate] = useLocation();
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;

    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return;
      if (isPaletteKey(event)) {
        if (shownOverlay() === 'palette') showOverlay(null);
        else if (!document.querySelector(IN_FRONT)) showOverlay('palette');
        else return;
        event.preventDefault();
        return;
      }
      if (!isSingleKey(event)) return;
      const isChord = event.timeStamp - wentAt < CHORD_MS;
      const key = event.key.toLowerCase();
      const page = isChord ? PAGE_KEYS.find((each) => each.key === key) : undefined;
      wentAt = key === 'g' && !event.shiftKey ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (page && !event.shiftKey) navigate(page.to);
      else if (key === '?') showOverlay('shortcuts');
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return false;
  if (!areSingleKeysOn(singleKeysSetting.read())) return false;
  const isTyping = target instanceof Element && target.closest(TYPING) !== null;
  return !isTyping && !document.querySelector(IN_FRONT);
}
