import { useT } from '#web/app/i18n.ts';
import { useIsDark } from '#web/app/theme.ts';

/** Screenshots of the running product, 2400 by 1500; without them the page shows none. */
const pictures = import.meta.glob<string>('./product-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function ProductPicture() {
  const t = useT();
  const isDark = useIsDark();
  const picture = pictures[isDark ? './product-dark.webp' : './product-light.webp'];
  if (!picture) return null;
  return (
    <img
      src={picture}
      alt={t('The dashboard of Vitrin with the figures of a store')}
      width={2400}
      height={1500}
      className="h-auto w-full animate-rise rounded-xl border border-line shadow-high"
    />
  );
}
