import type { ReactNode } from 'react';
import captions from '#languages/en/made/captions.json' with { type: 'json' };
import firstPicture from '#languages/en/made/picture-1.webp';
import secondPicture from '#languages/en/made/picture-2.webp';
import reel from '#languages/en/made/reel.mp4';
import cover from '#languages/en/made/reel.webp';
import { useT } from '#web/core/app/i18n.ts';

/** Made by scripts/landing-posts.ts; the Turkish files and captions stand in the folders of the languages. */
const [firstCaption = '', secondCaption = '', reelCaption = ''] = captions;
const PICTURE = { width: 640, height: 800 };
const FILM = { width: 432, height: 768 };

/** What Vitrin wrote and drew by itself, from products of the demo. */
export function MadePosts() {
  const t = useT();
  return (
    <section aria-labelledby="made-title" className="border-line border-t bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-20 sm:py-24">
        <div className="grid max-w-2xl gap-3">
          <h2 id="made-title" className="text-3xl sm:text-4xl">
            {t('One photo in, a post out')}
          </h2>
          <p className="text-ink-soft text-lg">
            {t(
              'Vitrin wrote and drew these itself, from nothing but a product’s photo, description and price.',
            )}
          </p>
        </div>
        <ul className="grid items-start gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-[64fr_64fr_45fr]">
          <Post kind={t('Picture')} caption={firstCaption}>
            <Picture address={firstPicture} alt={t('A post about an orchid')} />
          </Post>
          <Post kind={t('Picture')} caption={secondCaption}>
            <Picture address={secondPicture} alt={t('A post about a sofa')} />
          </Post>
          <Post kind={t('Reel')} caption={reelCaption}>
            {/* It has no sound, so there is nothing to write down of it. */}
            <video
              controls
              loop
              muted
              playsInline
              preload="none"
              poster={t(cover)}
              src={t(reel)}
              {...FILM}
              aria-label={t('A reel about a tent')}
              className="h-auto w-full rounded-xl bg-ink max-sm:max-w-72"
            />
          </Post>
        </ul>
      </div>
    </section>
  );
}

function Picture({ address, alt }: { address: string; alt: string }) {
  const t = useT();
  return (
    <img
      loading="lazy"
      src={t(address)}
      alt={alt}
      {...PICTURE}
      className="h-auto w-full rounded-xl border border-line"
    />
  );
}

interface PostProps {
  kind: string;
  caption: string;
  children: ReactNode;
}

function Post({ kind, caption, children }: PostProps) {
  const t = useT();
  return (
    <li className="grid min-w-0 gap-4">
      {children}
      <div className="grid gap-1.5">
        <p className="font-medium text-ink-faint text-sm">{kind}</p>
        <p className="whitespace-pre-line text-sm">{t(caption)}</p>
      </div>
    </li>
  );
}
