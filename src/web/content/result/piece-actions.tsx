import { CalendarPlus, Check, Copy, Download, Save, Send } from 'lucide-react';
import { useState } from 'react';
import { postText } from '#shared/content/post-limits.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { listOf } from '#web/content/carousel/picture-order.ts';
import { copyPost } from '#web/content/copy-post.ts';
import type { Piece } from '#web/content/piece.ts';
import { SaveAsTemplate } from '#web/content/templates/save-as-template.tsx';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import type { Draft } from './use-draft.ts';

interface PieceActionsProps {
  store: Store;
  piece: Piece;
  draft: Draft;
}

export function PieceActions({ store, piece, draft }: PieceActionsProps) {
  const t = useT();
  const mayApprove = useMay('approve');
  const { words, isSaved, saving, save, isInHistory, schedule, share } = draft;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayApprove && (
        <RoleButton needs="write" blocked={saving && t('The post is being saved.')} onClick={share}>
          <Send aria-hidden />
          {t('Share now')}
        </RoleButton>
      )}
      <RoleButton
        needs="write"
        variant="secondary"
        blocked={saving && t('The post is being saved.')}
        onClick={schedule}
      >
        <CalendarPlus aria-hidden />
        {t('Schedule this')}
      </RoleButton>
      <Button variant="secondary" onClick={() => copyPost(words)}>
        <Copy aria-hidden />
        {t('Copy')}
      </Button>
      <DownloadButton piece={piece} wording={postText(words.caption, words.hashtags)} />
      <SaveAsTemplate store={store} piece={piece} words={words} />
      {isSaved ? (
        <span className="flex items-center gap-1.5 px-2 text-ink-soft text-sm">
          <Check aria-hidden className="size-4 text-positive" />
          {t('In your history')}
        </span>
      ) : (
        <RoleButton needs="write" variant="secondary" pending={saving} onClick={save}>
          <Save aria-hidden />
          {isInHistory ? t('Save changes') : t('Save to History')}
        </RoleButton>
      )}
    </div>
  );
}

function DownloadButton({ piece, wording }: { piece: Piece; wording: string }) {
  const t = useT();
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    try {
      await downloadPiece(piece, wording);
      toast({ title: t('Downloaded!') });
    } catch (error) {
      toast({
        title: t('Download Failed'),
        description: t.message(reasonOf(error, text('Failed to download image/video. Please try again.'))),
        variant: 'destructive',
      });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button variant="secondary" pending={isLoading} onClick={download}>
      <Download aria-hidden />
      {t('Download')}
    </Button>
  );
}

/** The video or the pictures as files; a post without either as a text. */
async function downloadPiece(piece: Piece, text: string): Promise<void> {
  const { videoUrl, productTitle, platform } = piece;
  const name = fileName(productTitle ?? platform);
  const addresses = videoUrl ? [videoUrl] : listOf(piece).map(({ imageUrl }) => imageUrl);
  if (addresses.length === 0) return saveFile(new Blob([text], { type: 'text/plain' }), `${name}.txt`);
  for (const [index, address] of addresses.entries()) {
    const response = await fetch(address, { credentials: 'include' });
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    const numbered = addresses.length > 1 ? `${name}-${index + 1}` : name;
    saveFile(await response.blob(), `${numbered}.${videoUrl ? 'mp4' : 'jpg'}`);
  }
}

function saveFile(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: the browser still reads from it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** 'Çay Fincanı, 6’lı' → 'çay-fincanı-6-lı' */
function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'post'
  );
}
