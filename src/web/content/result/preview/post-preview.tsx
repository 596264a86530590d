import { useState } from 'react';
import { CONTENT_PLATFORMS, type ContentPlatform } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { PLATFORM_TEXTS } from '#web/content/option-texts.ts';
import type { Piece } from '#web/content/piece.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { FrameMedia } from './frame-media.tsx';
import { type Frame, frameOf } from './frame-ratio.ts';
import { FRAMES } from './frames.ts';
import { brandingText, refusalText } from './refusal-text.ts';
import { severalText } from './several-text.ts';

interface PostPreviewProps {
  storeName: string;
  piece: Piece;
  /** As it would be sent. */
  text: string;
  network: ContentPlatform;
  onNetwork: (network: ContentPlatform) => void;
  /** Of several pictures, the one that is looked at. */
  place: number;
  onPlace: (place: number) => void;
}

/** How the post will look in each network's feed. */
export function PostPreview({
  storeName,
  piece,
  text,
  network,
  onNetwork,
  place,
  onPlace,
}: PostPreviewProps) {
  const t = useT();
  // Before the picture is there: what is drawn for the network.
  const [size, setSize] = useState<{ width: number; height: number }>(NETWORKS[piece.platform].size);
  const NetworkFrame = FRAMES[network];
  const hasMedia = piece.imageUrl !== null || piece.videoUrl !== null;
  const frame = frameOf(network, size.width, size.height);
  const remark =
    refusalText(
      network,
      { name: PLATFORM_TEXTS[network], text, hasMedia, hasVideo: piece.videoUrl !== null },
      t,
    ) ??
    severalText(network, piece, t) ??
    brandingText(network, { name: PLATFORM_TEXTS[network], hasMedia }, t) ??
    (piece.imageUrl && !piece.videoUrl
      ? cropText(frame, t)
      : t('Feeds differ a little from screen to screen.'));
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Segmented
        label={t('Preview')}
        value={network}
        onValueChange={onNetwork}
        options={CONTENT_PLATFORMS.map((value) => ({ value, label: PLATFORM_TEXTS[value] }))}
      />
      <figure
        aria-label={t('Preview on {network}', { network: PLATFORM_TEXTS[network] })}
        className="min-w-0 overflow-hidden rounded-xl border border-line bg-surface text-sm"
      >
        <NetworkFrame
          key={network}
          storeName={storeName}
          text={text}
          lang={piece.language}
          media={
            hasMedia && (
              <FrameMedia
                key={piece.imageUrl}
                piece={piece}
                network={network}
                frame={frame}
                place={place}
                onPlace={onPlace}
                onSize={setSize}
              />
            )
          }
        />
      </figure>
      <p className="text-ink-faint text-xs">{remark}</p>
    </div>
  );
}

function cropText({ crop }: Frame, t: Translate): string {
  if (crop === 'height') return t('The feed cuts this picture at the top and bottom.');
  if (crop === 'sides') return t('The feed cuts this picture at the sides.');
  return t('The picture is shown whole.');
}
