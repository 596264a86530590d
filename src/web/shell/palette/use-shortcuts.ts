import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { shownOverlay, showOverlay } from './overlay.ts';
import { areSingleKeysOn, PAGE_KEYS, singleKeysSetting } from './shortcuts.ts';

/** So long `g` waits for the letter that follows it. */
const CHORD_MS = 1_500;
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const IN_FRONT = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The keys that work on every page. Single keys are off while a field is typed in, or while something stands in front. */
export function useShortcuts() {
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
