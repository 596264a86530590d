import type { UseQueryResult } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ContentLanguage, ContentPlatform } from '#shared/content/content.ts';
import { ofEach } from '#shared/content/networks/networks.ts';
import type { DrawnPicture } from '#shared/content/own-pictures.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';

const RATIOS = ofEach(({ size }) => size.width / size.height);
/** A picture takes about half a second. */
const SLOW_AFTER_MS = 4_000;

interface Drawing extends Pick<UseQueryResult<DrawnPicture>, 'error' | 'isFetching' | 'refetch'> {
  data: DrawnPicture | undefined;
}

interface PreviewProps {
  drawing: Drawing;
  /** A change is about to be drawn. */
  isWaiting: boolean;
  platform: ContentPlatform;
  language: ContentLanguage;
}

/** The picture as the server draws it; the one before stays while the next is drawn. */
export function Preview({ drawing, isWaiting, platform, language }: PreviewProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = drawing;
  const isDrawing = isFetching || isWaiting;
  const isSlow = useLasting(isDrawing, SLOW_AFTER_MS);
  return (
    <div className="grid min-w-0 gap-2">
      <div
        style={{ aspectRatio: RATIOS[platform] }}
        className="relative mx-auto w-full overflow-hidden rounded-xl border border-line bg-sunken max-md:max-h-[34dvh] max-md:w-auto max-md:max-w-full"
      >
        {data ? (
          <img
            src={data.imageUrl}
            alt={data.altText}
            lang={language}
            className={classNames('size-full object-contain transition-opacity', isDrawing && 'opacity-70')}
          />
        ) : (
          !error && <Skeleton className="size-full" />
        )}
        {error && !data && (
          <div className="grid size-full place-items-center text-ink-faint">
            <ImageOff aria-hidden className="size-6" strokeWidth={1.5} />
          </div>
        )}
        {isDrawing && (
          <span className="absolute right-2.5 bottom-2.5 flex items-center gap-1.5 rounded-full bg-black/70 px-2.5 py-1 text-white text-xs">
            <Spinner />
            {isSlow ? t('This takes longer than usual...') : t('Drawing...')}
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {isSlow
          ? t('This takes longer than usual...')
          : !isDrawing && data
            ? t('The preview is up to date.')
            : ''}
      </p>
      {error && !isDrawing && (
        <Alert
          variant="destructive"
          action={
            <Button variant="secondary" size="small" onClick={() => refetch()}>
              {t('Retry')}
            </Button>
          }
        >
          {t.message(reasonOf(error, text('The picture could not be drawn.')))}
        </Alert>
      )}
      {!error &&
        data?.notes.map(t.message).map((note) => (
          <Alert key={note} variant="caution">
            {note}
          </Alert>
        ))}
    </div>
  );
}

/** Whether something has been so for a while. */
function useLasting(isSo: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, forMs]);
  return lasts;
}
