import { useLocation } from 'wouter';
import { contentEndpoints } from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import { type Pictures, type Piece, parseHashtags, postToSave, type Words } from '#web/content/piece.ts';
import { historyQuery } from '#web/content/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { toast } from '#web/core/ui/toast.ts';
import { useDraftState } from './drafts.tsx';

/** The words and the picture of a piece while they are worked on, and what of them the history has. */
export function useDraft(piece: Piece, storeId: string) {
  const t = useT();
  const [, navigate] = useLocation();
  const [{ caption, hashtagText, picture, saved }, changeDraft] = useDraftState(piece);
  const words: Words = { caption: caption.trim(), hashtags: parseHashtags(hashtagText) };
  const content = { ...words, ...picture };

  const savedId = saved?.id ?? piece.savedId;
  const savedContent = saved ?? (piece.isSaved ? piece : null);
  const isSaved = savedContent !== null && isSame(savedContent, content);

  const saving = useChange({
    change: (sent: Words & Pictures) =>
      call(contentEndpoints.save, { params: { storeId }, body: postToSave(piece, sent, savedId) }),
    invalidates: [historyQuery(storeId)],
    onSuccess({ id }, sent) {
      changeDraft({ saved: { ...sent, id } });
      toast({ title: t('Saved to History') });
    },
    onError: (error) =>
      toast({
        title: t('Not Saved'),
        description: t.message(reasonOf(error, text('Failed to save to the history. Please try again.'))),
        variant: 'destructive',
      }),
  });

  /** The calendar takes posts from the history, so what is on the screen is saved there first. */
  function withSaved(act: (id: string) => void) {
    if (isSaved && savedId) return act(savedId);
    saving.mutate(content, { onSuccess: ({ id }) => act(id) });
  }
  const openOnCalendar = (query: string) => navigate(`${paths.calendar}?${query}`);
  const sharing = (id: string) => String(new URLSearchParams({ post: id, share: 'now' }));

  return {
    caption,
    hashtagText,
    changeDraft,
    words,
    picture,
    isSaved,
    saving: saving.isPending,
    save: () => saving.mutate(content, { onSuccess: leadOn }),
    /** The history has it with other words, or another picture. */
    isInHistory: savedContent !== null,
    schedule: () => withSaved((id) => openOnCalendar(String(new URLSearchParams({ post: id })))),
    share: () => withSaved((id) => openOnCalendar(sharing(id))),
    /** @param leave gets the address at which the calendar shares it, once it is saved. */
    shareAfter: (leave: (query: string) => void) => withSaved((id) => leave(sharing(id))),
  };
}
export type Draft = ReturnType<typeof useDraft>;

/** The button that was pressed has given way to words. */
function leadOn() {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}

function isSame(a: Words & Pictures, b: Words & Pictures) {
  return (
    a.caption.trim() === b.caption &&
    a.hashtags.join(' ') === b.hashtags.join(' ') &&
    a.imageUrl === b.imageUrl &&
    a.altText === b.altText &&
    JSON.stringify(a.morePictures) === JSON.stringify(b.morePictures)
  );
}
