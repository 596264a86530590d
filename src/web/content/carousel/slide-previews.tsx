import { useQueries, useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { ofEach } from '#shared/content/networks/networks.ts';
import type { PictureComposition } from '#shared/content/own-pictures.ts';
import { previewQuery } from '#web/content/picture-editor/queries.ts';
import { useT } from '#web/core/app/i18n.ts';

const PREVIEW_WIDTH = 360;
const RATIOS = ofEach(({ size }) => size.width / size.height);

interface SlidePreviewsProps {
  storeId: string;
  slides: readonly PictureComposition[];
  /** Nothing more important is being drawn. */
  isIdle: boolean;
}

/** All slides as the server draws them, one after the other; one that cannot be drawn says so in its place. */
export function SlidePreviews({ storeId, slides, isIdle }: SlidePreviewsProps) {
  const t = useT();
  const queryOf = (slide: PictureComposition) => ({
    ...previewQuery(storeId, slide, PREVIEW_WIDTH),
    placeholderData: undefined,
  });
  const known = useQueries({ queries: slides.map((slide) => ({ ...queryOf(slide), enabled: false })) });
  const next = slides[known.findIndex(({ data, isError }) => !data && !isError)];
  useQuery({ ...queryOf(next ?? slides[0]!), enabled: isIdle && next !== undefined });
  const drawn = known.filter(({ data }) => data).length;
  return (
    <div className="grid min-w-0 gap-2">
      <ol aria-label={t('Slides')} className="flex snap-x gap-2 overflow-x-auto pb-2 md:grid md:grid-cols-3">
        {known.map(({ data, isError }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            style={{ aspectRatio: RATIOS[slides[index]!.platform] }}
            className="relative w-[70vw] shrink-0 snap-center overflow-hidden rounded-lg border border-line bg-sunken md:w-auto"
          >
            {data && (
              <img
                src={data.imageUrl}
                alt={data.altText}
                lang={slides[index]!.language}
                className="size-full object-contain"
              />
            )}
            {!data && !isError && <span aria-hidden className="block size-full animate-breathe" />}
            {isError && (
              <span className="grid size-full place-content-center justify-items-center gap-2 text-ink-faint text-xs">
                <ImageOff aria-hidden className="size-5" strokeWidth={1.5} />
                {t('The picture could not be drawn.')}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="text-ink-soft text-xs tabular-nums">
        {drawn < slides.length
          ? t('{n} of {count} slides are drawn.', { n: drawn, count: slides.length })
          : t(
              'Each slide can be changed once the carousel is in the post. It takes nothing of your allowance.',
            )}
      </p>
    </div>
  );
}
