import { Bookmark, Ellipsis, Heart, MessageCircle, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { Avatar } from './avatar.tsx';
import { FoldedText } from './folded-text.tsx';

export interface NetworkFrameProps {
  storeName: string;
  text: string;
  /** Of the text, where it is known. */
  lang?: string | undefined;
  media: ReactNode;
}

export function InstagramFrame({ storeName, text, lang, media }: NetworkFrameProps) {
  const t = useT();
  return (
    <>
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <Avatar name={storeName} />
        <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {storeName}
        </span>
        <Ellipsis aria-hidden className="size-4 text-ink-soft" />
      </div>
      {media}
      <div aria-hidden className="flex items-center gap-3.5 px-3 pt-3 text-ink [&_svg]:size-5.5">
        <Heart strokeWidth={1.75} />
        <MessageCircle strokeWidth={1.75} />
        <Send strokeWidth={1.75} />
        <Bookmark strokeWidth={1.75} className="ml-auto" />
      </div>
      <p className="px-3 pt-2 pb-3.5">
        <span className="mr-1.5 font-semibold">{storeName}</span>
        <FoldedText network="instagram" text={text} lang={lang} more={t('more')} />
      </p>
    </>
  );
}
