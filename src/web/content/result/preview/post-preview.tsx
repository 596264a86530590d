import { useState } from 'react';
import { CONTENT_PLATFORMS, type ContentPlatform } from '#shared/content/content.ts';
import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import { PLATFORM_TEXTS } from '#web/content/option-texts.ts';
import type { Piece } from '#web/content/piece.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { FacebookFrame } from './facebook-frame.tsx';
import { FrameMedia } from './frame-media.tsx';
import { type Frame, frameOf } from './frame-ratio.ts';
import { InstagramFrame } from './instagram-frame.tsx';
import { severalText } from './several-text.ts';
import { XFrame } from './x-frame.tsx';

const FRAMES = { instagram: InstagramFrame, facebook: FacebookFrame, twitter: XFrame };
/** Before the picture is there: what is drawn for each network. */
const USUAL_SIZES: Record<ContentPlatform, Size> = {
  instagram: { width: 1080, height: 1350 },
  facebook: { width: 1080, height: 1080 },
  twitter: { width: 1600, height: 900 },
};

interface Size {
  width: number;
  height: number;
}

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
  const [size, setSize] = useState(USUAL_SIZES[piece.platform]);
  const NetworkFrame = FRAMES[network];
  const hasMedia = piece.imageUrl !== null || piece.videoUrl !== null;
  const frame = frameOf(network, size.width, size.height);
  const remark =
    refusalOf(network, text, hasMedia, t) ??
    severalText(network, piece, t) ??
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

/** Why the network would not take it as it stands. */
function refusalOf(network: ContentPlatform, text: string, hasMedia: boolean, t: Translate): string | null {
  if (network === 'instagram' && !hasMedia)
    return t('Instagram accepts no post without a picture or a video.');
  if (postLength(network, text) > POST_LIMITS[network].characters)
    return t('{network} does not take a text as long as this.', { network: PLATFORM_TEXTS[network] });
  return null;
}

function cropText({ crop }: Frame, t: Translate): string {
  if (crop === 'height') return t('The feed cuts this picture at the top and bottom.');
  if (crop === 'sides') return t('The feed cuts this picture at the sides.');
  return t('The picture is shown whole.');
}
