import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { AddressedContext } from '#web/core/ui/folding-card.tsx';

/** A part of the settings with an address of its own, as `/settings#security`. */
export function SettingsSection({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isAddressed = useSyncExternalStore(onAddress, () => window.location.hash === `#${id}`);
  useLayoutEffect(() => {
    // The page comes after the address, so the browser has looked for it in vain.
    if (window.location.hash !== `#${id}`) return;
    place.current?.scrollIntoView();
    place.current?.focus();
  }, [id]);
  return (
    <div ref={place} id={id} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none empty:hidden">
      <AddressedContext value={isAddressed}>{children}</AddressedContext>
    </div>
  );
}

function onAddress(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
