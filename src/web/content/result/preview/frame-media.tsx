import { ImageOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ContentPlatform } from '#shared/content/content.ts';
import { listOf } from '#web/content/carousel/picture-order.ts';
import type { Piece } from '#web/content/piece.ts';
import { useT } from '#web/core/app/i18n.ts';
import type { Frame } from './frame-ratio.ts';

const CarouselMedia = lazy(async () => ({ default: (await import('./carousel-media.tsx')).CarouselMedia }));

export interface FrameMediaProps {
  piece: Pick<Piece, 'imageUrl' | 'videoUrl' | 'altText' | 'morePictures' | 'productTitle'> &
    Partial<Pick<Piece, 'language'>>;
  network: ContentPlatform;
  frame: Frame;
  /** Of several pictures, the one that is looked at. */
  place: number;
  onPlace: (place: number) => void;
  onSize: (size: { width: number; height: number }) => void;
}

export function FrameMedia({ piece, network, frame, place, onPlace, onSize }: FrameMediaProps) {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  const { imageUrl, videoUrl, altText, productTitle, language } = piece;
  if (videoUrl)
    return (
      <video
        src={videoUrl}
        {...(imageUrl ? { poster: imageUrl } : {})}
        aria-label={t('Reel: {product}', { product: productTitle ?? '' })}
        controls
        muted
        loop
        playsInline
        preload="metadata"
        className="aspect-[9/16] w-full bg-black object-cover"
      />
    );
  if (!imageUrl || isBroken)
    return (
      <div className="grid aspect-square w-full place-content-center justify-items-center gap-2 bg-sunken text-ink-faint">
        <ImageOff aria-hidden className="size-6" strokeWidth={1.5} />
        <p className="text-xs">{t('This picture no longer exists.')}</p>
      </div>
    );
  const pictures = listOf(piece);
  if (pictures.length > 1)
    return (
      <Suspense fallback={<div style={{ aspectRatio: frame.ratio }} className="w-full bg-sunken" />}>
        <CarouselMedia
          network={network}
          pictures={pictures}
          ratio={frame.ratio}
          lang={language}
          place={Math.min(place, pictures.length - 1)}
          onPlace={onPlace}
        />
      </Suspense>
    );
  return (
    <img
      src={imageUrl}
      alt={altText ?? productTitle ?? ''}
      lang={altText ? language : undefined}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        naturalHeight > 0 && onSize({ width: naturalWidth, height: naturalHeight })
      }
      onError={() => setBroken(true)}
      style={{ aspectRatio: frame.ratio }}
      className="w-full bg-sunken object-cover"
    />
  );
}
