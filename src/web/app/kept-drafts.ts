import { useState } from 'react';

const PREFIX = 'vitrin-draft-';

interface KeptDraft<Draft> {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** Keeps it as it stands, also when nothing was typed. */
  keep: () => void;
  /** It is saved or given up: nothing of it comes back. What is on the screen stays. */
  forget: () => void;
  /** It was typed before this page was loaded. */
  isKept: boolean;
}

/**
 * What is being typed, kept in this tab of the browser: a session that ends in the middle, a reload and the back
 * button lose nothing of it. Never for what is secret, such as a password or a token.
 */
export function useKeptDraft<Draft>(name: string, empty: Draft): KeptDraft<Draft> {
  const [kept] = useState(() => readDraft<Draft>(name));
  const [draft, setShown] = useState(kept ?? empty);
  return {
    draft,
    setDraft(next) {
      setShown(next);
      keepDraft(name, next);
    },
    keep: () => keepDraft(name, draft),
    forget: () => forgetDraft(name),
    isKept: kept !== null,
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
