import { Eye } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { Avatar } from './avatar.tsx';
import { FoldedText } from './folded-text.tsx';
import type { NetworkFrameProps } from './instagram-frame.tsx';

/** A message of a channel: pictures first, the words below them. */
export function TelegramFrame({ storeName, text, lang, media }: NetworkFrameProps) {
  const t = useT();
  return (
    <div className="flex items-end gap-2 p-3">
      <Avatar name={storeName} />
      <div className="min-w-0 flex-1 overflow-hidden rounded-2xl rounded-bl-sm border border-line bg-canvas">
        <p dir="auto" className="truncate px-3 pt-2 pb-1.5 font-semibold text-accent">
          {storeName}
        </p>
        {media}
        {text && (
          <p className="px-3 pt-2">
            <FoldedText network="telegram" text={text} lang={lang} more={t('more')} />
          </p>
        )}
        <p className="flex items-center justify-end gap-1 px-3 pt-1 pb-2 text-ink-faint text-xs">
          <Eye aria-hidden className="size-3.5" />· {t('now')}
        </p>
      </div>
    </div>
  );
}
