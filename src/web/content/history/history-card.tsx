import { Copy, Play, Trash2, Type } from 'lucide-react';
import { useState } from 'react';
import type { SavedPost } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { copyPost } from '#web/content/copy-post.ts';
import { FORMAT_TEXTS, PLATFORM_TEXTS } from '#web/content/option-texts.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';

interface HistoryCardProps {
  post: SavedPost;
  onOpen: () => void;
  onDelete: () => void;
}

export function HistoryCard({ post, onOpen, onDelete }: HistoryCardProps) {
  const t = useT();
  const format = useFormat();
  const { productTitle, caption, hashtags, platform, contentFormat, language, createdAt } = post;
  const title = productTitle ?? t('Post');
  return (
    <article
      aria-label={title}
      className="relative flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface transition-colors hover:border-line-strong"
    >
      <CardPicture post={post} />
      <div className="grid flex-1 content-start gap-2 p-3 sm:p-4 sm:pb-3">
        <p>
          <Badge>
            {PLATFORM_TEXTS[platform]} · {t(FORMAT_TEXTS[contentFormat])}
          </Badge>
        </p>
        <h3 dir="auto" className="line-clamp-1 text-sm">
          {title}
        </h3>
        <p dir="auto" lang={language} className="line-clamp-3 text-ink-soft text-sm">
          {caption}
        </p>
      </div>
      <footer className="flex items-center gap-1 border-line border-t px-2 py-1.5">
        <time
          dateTime={createdAt}
          title={format.dateTime(createdAt)}
          className="flex-1 truncate pl-2 text-ink-faint text-xs tabular-nums"
        >
          {format.day(createdAt)}
        </time>
        <Button
          variant="ghost"
          size="small"
          square
          className="relative z-10"
          aria-label={t('Copy {title}', { title })}
          onClick={() => copyPost({ caption, hashtags })}
        >
          <Copy aria-hidden />
        </Button>
        <RoleButton
          needs="write"
          variant="ghost"
          size="small"
          square
          className="relative z-10"
          aria-label={t('Delete {title}', { title })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
        </RoleButton>
      </footer>
      {/* The whole card opens the post; its other buttons lie above. */}
      <button
        type="button"
        aria-label={t('Open {title}', { title })}
        onClick={onOpen}
        className="absolute inset-0 rounded-xl focus-visible:-outline-offset-2"
      />
    </article>
  );
}

function CardPicture({
  post: { imageUrl, videoUrl, platform, caption, language, altText, videoDuration },
}: {
  post: SavedPost;
}) {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  if (!imageUrl || isBroken)
    return (
      <div
        aria-hidden
        lang={language}
        className="grid aspect-[4/5] content-center justify-items-center gap-3 bg-sunken px-6 text-center"
      >
        <Type className="size-5 text-ink-faint" strokeWidth={1.5} />
        <span className="line-clamp-3 font-display font-semibold text-base text-ink-soft leading-snug">
          {caption.split('\n')[0]}
        </span>
      </div>
    );
  return (
    <div className="relative">
      <img
        src={imageUrl}
        alt={altText ?? ''}
        lang={language}
        loading="lazy"
        onError={() => setBroken(true)}
        // What is wider than the card would lose its words at the sides.
        className={classNames(
          'aspect-[4/5] w-full bg-sunken',
          NETWORKS[platform].size.shape === 'portrait' || videoUrl ? 'object-cover' : 'object-contain',
        )}
      />
      {videoUrl && (
        <span className="absolute right-2.5 bottom-2.5 flex items-center gap-1 rounded-full bg-black/70 px-2 py-0.5 font-medium text-white text-xs tabular-nums">
          <Play aria-hidden className="size-3" />
          {videoDuration && t('{n} s', { n: videoDuration })}
        </span>
      )}
    </div>
  );
}
