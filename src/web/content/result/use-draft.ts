import { useLocation } from 'wouter';
import { contentEndpoints } from '#shared/content.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { type Piece, parseHashtags, postToSave, type Words } from '#web/content/piece.ts';
import { historyQuery } from '#web/content/queries.ts';
import { toast } from '#web/ui/toast.ts';
import { useDraftState } from './drafts.tsx';

/** The words of a piece while they are worked on, and what of them the history has. */
export function useDraft(piece: Piece, storeId: string) {
  const t = useT();
  const [, navigate] = useLocation();
  const [{ caption, hashtagText, kept }, changeDraft] = useDraftState(piece);
  const words: Words = { caption: caption.trim(), hashtags: parseHashtags(hashtagText) };

  const savedId = kept?.id ?? piece.savedId;
  const keptWords = kept ?? (piece.isKept ? piece : null);
  const isKept = keptWords !== null && isSame(keptWords, words);

  const saving = useChange({
    change: (saved: Words) =>
      call(contentEndpoints.save, { params: { storeId }, body: postToSave(piece, saved, savedId) }),
    invalidates: [historyQuery(storeId)],
    onSuccess({ id }, saved) {
      changeDraft({ kept: { ...saved, id } });
      toast({ title: t('Saved to History') });
    },
    onError: () =>
      toast({
        title: t('Not Saved'),
        description: t('Failed to save to the history. Please try again.'),
        variant: 'destructive',
      }),
  });

  /** The calendar takes posts from the history, so what is on the screen is saved there first. */
  function openOnCalendar(so: { share?: 'now' }) {
    const open = (id: string) => navigate(`${paths.calendar}?${new URLSearchParams({ post: id, ...so })}`);
    if (isKept && savedId) return open(savedId);
    saving.mutate(words, { onSuccess: ({ id }) => open(id) });
  }

  return {
    ...{ caption, hashtagText, changeDraft, words, isKept },
    saving: saving.isPending,
    save: () => saving.mutate(words, { onSuccess: leadOn }),
    /** The history has it with other words. */
    isInHistory: keptWords !== null,
    schedule: () => openOnCalendar({}),
    share: () => openOnCalendar({ share: 'now' }),
  };
}
export type Draft = ReturnType<typeof useDraft>;

/** The button that was pressed has given way to words. */
function leadOn() {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}

function isSame(a: Words, b: Words) {
  return a.caption.trim() === b.caption && a.hashtags.join(' ') === b.hashtags.join(' ');
}
