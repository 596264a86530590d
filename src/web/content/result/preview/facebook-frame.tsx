import { Ellipsis, Globe, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { Avatar } from './avatar.tsx';
import { FoldedText } from './folded-text.tsx';
import type { NetworkFrameProps } from './instagram-frame.tsx';

export function FacebookFrame({ storeName, text, lang, media }: NetworkFrameProps) {
  const t = useT();
  return (
    <>
      <div className="flex items-center gap-2.5 px-3 pt-3">
        <Avatar name={storeName} />
        <span className="grid min-w-0 flex-1 leading-tight">
          <span dir="auto" className="truncate font-semibold">
            {storeName}
          </span>
          <span className="flex items-center gap-1 text-ink-faint text-xs">
            {t('Just now')} · <Globe aria-hidden className="size-3" />
          </span>
        </span>
        <Ellipsis aria-hidden className="size-4 text-ink-soft" />
      </div>
      <p className="px-3 py-2.5">
        <FoldedText network="facebook" text={text} lang={lang} more={t('See more')} />
      </p>
      {media}
      <div aria-hidden className="flex justify-around px-3 py-3 text-ink-soft [&_svg]:size-5">
        <ThumbsUp strokeWidth={1.75} />
        <MessageCircle strokeWidth={1.75} />
        <Share2 strokeWidth={1.75} />
      </div>
    </>
  );
}
