import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Something that a link asks a page to do at once, such as `?create=schedule`. It is done once and taken out of the
 * address, so that neither a reload nor the back button does it again.
 */
export function useAddressRequest(name: string, act: (value: string) => void) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(search).get(name);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (asked === null) return;
    const rest = new URLSearchParams(window.location.search);
    rest.delete(name);
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
    actNow(asked);
  }, [asked, name, path, navigate]);
}
