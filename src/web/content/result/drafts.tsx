import { createContext, type ReactNode, use, useState } from 'react';
import type { Piece, Words } from '#web/content/piece.ts';

/** What was done to the words of a piece since it came. */
export interface DraftState {
  caption: string;
  hashtagText: string;
  /** As saved from here, over or beside what the piece came with. */
  kept: (Words & { id: string }) | null;
}

type Drafts = Record<string, DraftState>;
const DraftsContext = createContext<[Drafts, (change: (drafts: Drafts) => Drafts) => void] | null>(null);

/** Holds what is being worked on while another tab or variation is looked at. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  return <DraftsContext value={useState<Drafts>({})}>{children}</DraftsContext>;
}

export function useDraftState({ key, caption, hashtags }: Piece) {
  const context = use(DraftsContext);
  if (!context) throw new Error('useDraftState must be used within a DraftsProvider');
  const [drafts, setDrafts] = context;
  const untouched: DraftState = { caption, hashtagText: hashtags.join(' '), kept: null };
  function change(changed: Partial<DraftState>) {
    setDrafts((known) => ({ ...known, [key]: { ...(known[key] ?? untouched), ...changed } }));
  }
  return [drafts[key] ?? untouched, change] as const;
}
