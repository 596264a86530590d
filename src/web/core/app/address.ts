import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';

type Change = Record<string, string | null | undefined>;

/**
 * The state of a page that stands in its address. A page names its parameters with their defaults, which are left out
 * of the address; null where a parameter has none.
 */
export function useAddress<const Defaults extends Record<string, string | null>>(defaults: Defaults) {
  const params = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  type Name = keyof Defaults & string;

  return {
    get: (name: Name) => params.get(name),
    oneOf: <Value extends string, At extends Name>(name: At, values: readonly Value[]) =>
      values.find((value) => value === params.get(name)) ?? defaults[name],
    go(change: Partial<Record<Name, string | null | undefined>>, { replace = false } = {}) {
      const given = Object.entries<string | null | undefined>(change);
      const shown = given.map(([name, value]) => [name, value === defaults[name] ? null : value]);
      navigate(changedAddress(Object.fromEntries(shown)), { replace });
    },
  };
}

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

/**
 * The way back from a consent page: `announce` says once how it ended, and what came back is removed from the address.
 * It returns false for an address with which nobody came back.
 */
export function useConsentReturn(names: readonly string[], announce: (query: URLSearchParams) => boolean) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const takeUp = useEffectEvent(() => {
    if (!announce(new URLSearchParams(search))) return;
    navigate(changedAddress(Object.fromEntries(names.map((name) => [name, null]))), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is looked at once
  useEffect(() => takeUp(), [path, search]);
}

/** The address of this moment with other parameters; one without a value is removed. */
function changedAddress(change: Change): string {
  // The window's own, because a handler can change it twice before the page is rendered again.
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`;
}
