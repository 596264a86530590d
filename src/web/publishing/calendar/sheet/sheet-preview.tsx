import { useState } from 'react';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import { networkText, networkTitle, type PostWords } from '#shared/publishing/network-text.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { FrameMedia } from '#web/content/result/preview/frame-media.tsx';
import { frameOf } from '#web/content/result/preview/frame-ratio.ts';
import { FRAMES } from '#web/content/result/preview/frames.ts';
import { brandingText, refusalText } from '#web/content/result/preview/refusal-text.ts';
import { severalText } from '#web/content/result/preview/several-text.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';

export interface PreviewedPost {
  imageUrl: string | null;
  videoUrl: string | null;
  altText: string | null;
  morePictures: NextPicture[];
  productTitle: string | null;
  /** What its owner has written above it; nothing for the usual. */
  title: string | null;
  caption: string;
}

interface SheetPreviewProps {
  /** Where it goes out, under which names. */
  accounts: readonly { network: SocialNetworkName; name: string }[];
  post: PreviewedPost;
  words: PostWords;
}

/** The post as each of its networks will show it. */
export function SheetPreview({ accounts, post, words }: SheetPreviewProps) {
  const t = useT();
  const networks = [...new Set(accounts.map(({ network }) => network))];
  const [chosen, setChosen] = useState<SocialNetworkName | null>(null);
  const [place, setPlace] = useState(0);
  const [size, setSize] = useState({ width: 1080, height: 1080 });
  const network = networks.find((one) => one === chosen) ?? networks[0];
  if (!network) return null;
  const NetworkFrame = FRAMES[network];
  const text = networkText(network, words);
  const hasMedia = post.imageUrl !== null || post.videoUrl !== null;
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Segmented
        label={t('Preview')}
        value={network}
        onValueChange={setChosen}
        options={networks.map((value) => ({ value, label: NETWORK_NAMES[value] }))}
      />
      <figure
        aria-label={t('Preview on {network}', { network: NETWORK_NAMES[network] })}
        className="min-w-0 overflow-hidden rounded-xl border border-line bg-surface text-sm"
      >
        <NetworkFrame
          key={network}
          storeName={accounts.find((account) => account.network === network)?.name ?? ''}
          text={[networkTitle(network, post), text].filter(Boolean).join('\n\n')}
          media={
            hasMedia && (
              <FrameMedia
                key={post.imageUrl}
                piece={post}
                network={network}
                place={place}
                onPlace={setPlace}
                frame={frameOf(network, size.width, size.height)}
                onSize={setSize}
              />
            )
          }
        />
      </figure>
      <p className="text-ink-faint text-xs">
        {refusalText(
          network,
          { name: NETWORK_NAMES[network], text, hasMedia, hasVideo: post.videoUrl !== null },
          t,
        ) ??
          severalText(network, post, t) ??
          brandingText(network, { name: NETWORK_NAMES[network], hasMedia }, t) ??
          t('Feeds differ a little from screen to screen.')}
      </p>
    </div>
  );
}
