import { TriangleAlert } from 'lucide-react';
import { CONTENT_PLATFORMS, type ContentPlatform } from '#shared/content/content.ts';
import { mostCharacters, POST_LIMITS, postLength, postText } from '#shared/content/post-limits.ts';
import { PLATFORM_TEXTS } from '#web/content/option-texts.ts';
import type { Words } from '#web/content/piece.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';

interface LengthCountersProps {
  /** The one that the post was made for. */
  platform: ContentPlatform;
  words: Words;
  hasMedia: boolean;
}

/** Caption and hashtags together, counted as each network counts them. */
export function LengthCounters({ platform, words, hasMedia }: LengthCountersProps) {
  const t = useT();
  const format = useFormat();
  const warnings = warningsFor(platform, { ...words, hasMedia }, t, format.number);
  return (
    <div className="grid gap-3">
      <ul aria-label={t('Length')} className="grid gap-1.5 text-xs tabular-nums">
        {CONTENT_PLATFORMS.map((network) => {
          const { length, limit, hashtags, mostHashtags } = countsOf(network, { ...words, hasMedia });
          return (
            <li
              key={network}
              className={classNames(
                'flex items-baseline justify-between gap-3',
                network === platform ? 'font-medium text-ink' : 'text-ink-soft',
              )}
            >
              <span>{PLATFORM_TEXTS[network]}</span>
              <span className="flex gap-3">
                {mostHashtags !== null && (
                  <span className={hashtags > mostHashtags ? 'text-negative' : undefined}>
                    {t('{n} / {most} hashtags', {
                      n: format.number(hashtags),
                      most: format.number(mostHashtags),
                    })}
                  </span>
                )}
                <span className={length > limit ? 'text-negative' : undefined}>
                  {t('{n} / {most} characters', { n: format.number(length), most: format.number(limit) })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite" className="grid gap-1.5">
        {warnings.map((warning) => (
          <p key={warning} className="flex gap-2 text-negative text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {warning}
          </p>
        ))}
      </div>
    </div>
  );
}

type Counted = Words & { hasMedia: boolean };

function countsOf(network: ContentPlatform, { caption, hashtags, hasMedia }: Counted) {
  const { hashtags: mostHashtags } = POST_LIMITS[network];
  const length = postLength(network, postText(caption, hashtags));
  return { length, limit: mostCharacters(network, hasMedia), hashtags: hashtags.length, mostHashtags };
}

function warningsFor(
  platform: ContentPlatform,
  words: Counted,
  t: Translate,
  number: (value: number) => string,
): string[] {
  const { length, limit, hashtags, mostHashtags } = countsOf(platform, words);
  const network = PLATFORM_TEXTS[platform];
  const warnings: string[] = [];
  if (length > limit)
    warnings.push(
      t('{network} allows {limit} characters: please shorten this by {over}.', {
        network,
        limit: number(limit),
        over: number(length - limit),
      }),
    );
  if (mostHashtags !== null && hashtags > mostHashtags)
    warnings.push(
      t('{network} allows {limit} hashtags: please remove {over}.', {
        network,
        limit: number(mostHashtags),
        over: number(hashtags - mostHashtags),
      }),
    );
  if (length === 0) warnings.push(t('There is nothing to post yet.'));
  return warnings;
}
