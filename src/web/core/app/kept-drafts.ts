import { useState } from 'react';

const PREFIX = 'vitrin-draft-';

/**
 * What is being typed, kept in this tab of the browser: a session that ends in the middle, a reload and the back
 * button lose nothing of it. Never for what is secret, such as a password or a token.
 */
export function useKeptDraft<Draft>(name: string, empty: Draft) {
  const [kept] = useState(() => readDraft<Draft>(name));
  const [draft, setShown] = useState(kept ?? empty);
  const [isKept, setKept] = useState(kept !== null);
  const forget = () => forgetDraft(name);
  return {
    draft,
    setDraft(next: Draft) {
      setShown(next);
      keepDraft(name, next);
    },
    /** Keeps it as it stands, also when nothing was typed. */
    keep: () => keepDraft(name, draft),
    /** It is saved or given up: nothing of it comes back. What is on the screen stays. */
    forget,
    startAfresh() {
      forget();
      setShown(empty);
      setKept(false);
    },
    /** It was typed before this form was opened. */
    isKept,
  };
}

/** Of everybody, when somebody leaves. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to forget.
  }
}

function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function keepDraft(name: string, draft: unknown) {
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
