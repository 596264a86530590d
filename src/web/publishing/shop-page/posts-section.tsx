import { Eye, EyeOff, ImageOff, Images, Link2, MessageCircle } from 'lucide-react';
import { type PagePost, POSTS_ON_PAGE } from '#shared/publishing/shop-page.ts';
import { whatsAppShare } from '#shared/publishing/whatsapp.ts';
import { copyText } from '#web/core/app/copy-text.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button, ButtonLink, buttonLook } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { useChangePage } from './change-page.ts';
import type { SectionProps } from './section-props.ts';

export function PostsSection({ storeId, page: { posts, hiddenPostIds } }: SectionProps) {
  const t = useT();
  const change = useChangePage(storeId);

  function toggle(id: string) {
    change({
      hiddenPostIds: hiddenPostIds.includes(id)
        ? hiddenPostIds.filter((hidden) => hidden !== id)
        : [...hiddenPostIds, id],
    });
  }
  if (posts.length === 0) return <NoPosts />;
  const shown = posts.filter(({ id, imageUrl }) => imageUrl && !hiddenPostIds.includes(id));
  const tooOld = new Set(shown.slice(POSTS_ON_PAGE));
  return (
    <Card
      title={t('Posts on the page')}
      description={t('The newest come first, at most {n}. What you hide here stays on the networks.', {
        n: POSTS_ON_PAGE,
      })}
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <Tile
              post={post}
              isHidden={hiddenPostIds.includes(post.id)}
              isTooOld={tooOld.has(post)}
              onToggle={() => toggle(post.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoPosts() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={Images}
        title={t('Your published posts will stand here')}
        action={
          <ButtonLink to={`${paths.calendar}?tab=calendar`} variant="secondary">
            {t('Plan a post')}
          </ButtonLink>
        }
      >
        {t('Each post that goes out with a picture comes onto your page by itself.')}
      </EmptyState>
    </Card>
  );
}

interface TileProps {
  post: PagePost;
  isHidden: boolean;
  /** The page has room for newer ones only. */
  isTooOld: boolean;
  onToggle: () => void;
}

function Tile({ post, isHidden, isTooOld, onToggle }: TileProps) {
  const { productTitle, imageUrl, altText, publishedAt, address } = post;
  const t = useT();
  const format = useFormat();
  const title = productTitle || t('Post');
  const day = format.date(publishedAt);
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <article className="grid gap-1.5">
      <div className="relative aspect-square overflow-hidden rounded-lg bg-sunken">
        {imageUrl ? (
          <img
            src={imageUrl}
            alt={altText ?? ''}
            loading="lazy"
            className={classNames('size-full object-cover', isHidden && 'opacity-40')}
          />
        ) : (
          <span className="grid size-full place-items-center text-ink-faint">
            <ImageOff aria-hidden className="size-6" strokeWidth={1.5} />
          </span>
        )}
        {imageUrl && isHidden && (
          <span className="absolute top-2 left-2">
            <Badge>{t('Hidden')}</Badge>
          </span>
        )}
      </div>
      <h3 dir="auto" className="truncate font-medium font-sans text-sm tracking-normal" title={title}>
        {title}
      </h3>
      <time dateTime={publishedAt} className="text-ink-faint text-xs tabular-nums">
        {day}
      </time>
      {isTooOld && (
        <p className="text-ink-soft text-xs">
          {t('Older than the {n} that are shown.', { n: POSTS_ON_PAGE })}
        </p>
      )}
      {imageUrl ? (
        <div className="flex flex-wrap gap-1.5">
          <Button
            variant="secondary"
            size="small"
            aria-label={
              isHidden ? t('Show {title}, {day}', { title, day }) : t('Hide {title}, {day}', { title, day })
            }
            onClick={onToggle}
          >
            <Icon aria-hidden />
            {isHidden ? t('Show') : t('Hide')}
          </Button>
          {!isHidden && (
            <>
              <Button
                variant="ghost"
                size="small"
                aria-label={t('Copy the link to {title}, {day}', { title, day })}
                onClick={() => copyText(address)}
              >
                <Link2 aria-hidden />
                {t('Copy link')}
              </Button>
              <a
                href={whatsAppShare(productTitle ?? '', address)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('WhatsApp: share {title}, {day} (opens in a new tab)', { title, day })}
                className={buttonLook({ variant: 'ghost', size: 'small' })}
              >
                <MessageCircle aria-hidden />
                WhatsApp
              </a>
            </>
          )}
        </div>
      ) : (
        <p className="text-ink-soft text-xs">{t('Not on the page, as it has no picture.')}</p>
      )}
    </article>
  );
}
