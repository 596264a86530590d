import { useState } from 'react';

const PREFIX = 'vitrin-draft-';
/** Drafts of accounts that this tab is not in. */
const AWAY = 'vitrin-draft-away-';

/**
 * What is being typed, cached in this tab of the browser: a session that ends in the middle, a reload and the back
 * button lose nothing of it. Never for what is secret, such as a password or a token.
 */
export function useCachedDraft<Draft>(name: string, empty: Draft) {
  const [cached] = useState(() => readDraft<Draft>(name));
  const [draft, setShown] = useState(cached ?? empty);
  const [isCached, setCached] = useState(cached !== null);
  const forget = () => forgetDraft(name);
  return {
    draft,
    setDraft(next: Draft) {
      setShown(next);
      cacheDraft(name, next);
    },
    /** As it stands, also when nothing was typed. */
    cache: () => cacheDraft(name, draft),
    /** It is saved or given up: nothing of it comes back. What is on the screen stays. */
    forget,
    startAfresh() {
      forget();
      setShown(empty);
      setCached(false);
    },
    /** It was typed before this form was opened. */
    isCached,
  };
}

/** Every draft of this tab, at signing out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to forget.
  }
}

/** What was typed in an account waits until this tab is in it again; null where nobody comes back to it. */
export function changeDrafts(from: string | null, to: string | null): void {
  if (from === to) return;
  try {
    const names = (prefix: string) =>
      Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
    const typed = names(PREFIX).filter((name) => !`${PREFIX}${name}`.startsWith(AWAY));
    for (const name of typed) {
      if (from) move(PREFIX + name, `${AWAY}${from}-${name}`);
      else sessionStorage.removeItem(PREFIX + name);
    }
    if (to) for (const name of names(`${AWAY}${to}-`)) move(`${AWAY}${to}-${name}`, PREFIX + name);
  } catch {
    // As below.
  }
}

function move(from: string, to: string) {
  const draft = sessionStorage.getItem(from)!;
  // First, as there may be no room for it twice.
  sessionStorage.removeItem(from);
  sessionStorage.setItem(to, draft);
}

function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function cacheDraft(name: string, draft: unknown) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage can be full or blocked; the draft then lives as long as the page.
  }
}

function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}
