import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { changedAddress } from './address.ts';

/**
 * Something that a link asks a page to do at once, such as `?create=schedule`. It is done once and taken out of the
 * address, so that neither a reload nor the back button does it again.
 */
export function useAddressRequest(name: string, act: (value: string) => void) {
  const asked = new URLSearchParams(useSearch()).get(name);
  const [, navigate] = useLocation();
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (asked === null) return;
    navigate(changedAddress({ [name]: null }), { replace: true });
    actNow(asked);
  }, [asked, name, navigate]);
}
