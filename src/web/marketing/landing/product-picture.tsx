import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';

/**
 * Taken by scripts/pictures.ts: `analytics-light-1200.webp`, and `analytics-phone-light.webp` for narrow screens. The
 * other languages are in their folders.
 */
const files = import.meta.glob<string>('/src/languages/en/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const WIDE = { width: 2400, height: 1500, widths: [800, 1200, 2400] };
const PHONE = { width: 780, height: 920 };

export type PictureName = 'analytics' | 'content' | 'calendar' | 'ads';

interface ProductPictureProps {
  name: PictureName;
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  className?: string;
}

/** A part of the product as it looks in the reader's theme and language; nothing where no picture of it was taken. */
export function ProductPicture({ name, alt, sizes, className }: ProductPictureProps) {
  return (
    <>
      <Themed
        theme="light"
        name={name}
        alt={alt}
        sizes={sizes}
        className={classNames('dark:hidden', className)}
      />
      <Themed
        theme="dark"
        name={name}
        alt={alt}
        sizes={sizes}
        className={classNames('hidden dark:block', className)}
      />
    </>
  );
}

function Themed({ name, theme, alt, sizes, className }: ProductPictureProps & { theme: 'light' | 'dark' }) {
  const t = useT();
  function addressOf(picture: string) {
    const address = files[`/src/languages/en/pictures/${picture}.webp`];
    return address && t(address);
  }
  const sources = WIDE.widths.flatMap((width) => {
    const address = addressOf(`${name}-${theme}-${width}`);
    return address ? [`${address} ${width}w`] : [];
  });
  const phone = addressOf(`${name}-phone-${theme}`);
  if (sources.length === 0) return null;
  return (
    <picture className="contents">
      {phone && (
        <source media="(max-width: 40rem)" srcSet={phone} width={PHONE.width} height={PHONE.height} />
      )}
      <img
        // Lazy, so that of the two themes only the one in view is fetched.
        loading="lazy"
        srcSet={sources.join(', ')}
        src={sources.at(-1)?.split(' ')[0]}
        sizes={sizes}
        alt={alt}
        width={WIDE.width}
        height={WIDE.height}
        className={classNames('h-auto w-full rounded-xl border border-line shadow-high', className)}
      />
    </picture>
  );
}
