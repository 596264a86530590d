import { Slot } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';

/**
 * Takes the place of the `react-remove-scroll` package below radix dialogs and menus (see vite.config.ts):
 * the page behind stands still, without the <style> element that the content security policy forbids.
 */
export function RemoveScroll({ children, enabled = true }: { children: ReactNode; enabled?: boolean }) {
  useEffect(() => (enabled ? holdPage() : undefined), [enabled]);
  return <Slot.Root>{children}</Slot.Root>;
}

let holders = 0;

function holdPage() {
  const { style } = document.documentElement;
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  holders += 1;
  if (holders === 1) {
    style.overflow = 'hidden';
    if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.overflow = '';
    style.paddingInlineEnd = '';
  };
}
