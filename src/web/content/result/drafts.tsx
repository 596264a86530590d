import { createContext, type ReactNode, use, useState } from 'react';
import type { Pictures, Piece, Words } from '#web/content/piece.ts';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';

/** What was done to a piece since it came. */
export interface DraftState {
  caption: string;
  hashtagText: string;
  picture: Pictures;
  /** As saved from here, over or in addition to what the piece came with. */
  saved: (Words & Pictures & { id: string }) | null;
}

/** The piece that was worked on last, while the history does not have its words. */
interface UnsavedPiece {
  piece: Piece;
  state: DraftState;
}

function useDrafts(storeId: string) {
  const { draft, setDraft, forget } = useCachedDraft<UnsavedPiece | null>(`piece-${storeId}`, null);
  // Under a key of its own: the same post opened from the history comes as it was saved.
  const [found] = useState(
    () => draft && { ...draft, piece: { ...draft.piece, key: `${draft.piece.key}-found` } },
  );
  const [drafts, setDrafts] = useState<Record<string, DraftState>>(
    found ? { [found.piece.key]: found.state } : {},
  );
  return { drafts, setDrafts, found: found?.piece ?? null, cache: setDraft, forget };
}

const DraftsContext = createContext<ReturnType<typeof useDrafts> | null>(null);

/** Holds what is being worked on while another tab or variation is looked at. */
export function DraftsProvider({ storeId, children }: { storeId: string; children: ReactNode }) {
  return <DraftsContext value={useDrafts(storeId)}>{children}</DraftsContext>;
}

/** The piece whose words were not saved when this page was left. */
export function useFoundPiece() {
  const { found, forget } = useContextOfDrafts();
  return { found, forget };
}

export function useDraftState(piece: Piece) {
  const { drafts, setDrafts, cache, forget } = useContextOfDrafts();
  const { key, caption, hashtags, imageUrl, altText, morePictures } = piece;
  const picture = { imageUrl, altText, morePictures };
  const untouched: DraftState = { caption, hashtagText: hashtags.join(' '), picture, saved: null };
  function change(changed: Partial<DraftState>) {
    setDrafts((known) => ({ ...known, [key]: { ...(known[key] ?? untouched), ...changed } }));
    if (changed.saved) forget();
    else cache({ piece, state: { ...(drafts[key] ?? untouched), ...changed } });
  }
  // A draft of a page that was open before pictures could be changed, or be several, has none.
  const state = { ...untouched, ...drafts[key] };
  return [{ ...state, picture: { ...picture, ...state.picture } }, change] as const;
}

function useContextOfDrafts() {
  const context = use(DraftsContext);
  if (!context) throw new Error('Drafts must be used within a DraftsProvider');
  return context;
}
