import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Piece } from '#web/content/piece.ts';
import { useT } from '#web/core/app/i18n.ts';
import type { Frame } from './frame-ratio.ts';

interface FrameMediaProps {
  piece: Pick<Piece, 'imageUrl' | 'videoUrl' | 'altText' | 'productTitle'> & Partial<Pick<Piece, 'language'>>;
  frame: Frame;
  onSize: (size: { width: number; height: number }) => void;
}

export function FrameMedia({ piece, frame, onSize }: FrameMediaProps) {
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
