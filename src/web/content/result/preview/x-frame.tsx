import { Bookmark, ChartNoAxesColumn, Heart, MessageCircle, Repeat2 } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { Avatar } from './avatar.tsx';
import { FoldedText } from './folded-text.tsx';
import type { NetworkFrameProps } from './instagram-frame.tsx';

export function XFrame({ storeName, text, lang, media }: NetworkFrameProps) {
  const t = useT();
  return (
    <div className="flex gap-2.5 p-3">
      <Avatar name={storeName} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex min-w-0 gap-1.5 leading-tight">
          <span dir="auto" className="truncate font-semibold">
            {storeName}
          </span>
          <span className="shrink-0 text-ink-faint">· {t('now')}</span>
        </p>
        <p>
          <FoldedText network="twitter" text={text} lang={lang} more={t('more')} />
        </p>
        {media && <div className="overflow-hidden rounded-2xl border border-line">{media}</div>}
        <div aria-hidden className="flex justify-between pt-1 text-ink-faint [&_svg]:size-4">
          <MessageCircle />
          <Repeat2 />
          <Heart />
          <ChartNoAxesColumn />
          <Bookmark />
        </div>
      </div>
    </div>
  );
}
