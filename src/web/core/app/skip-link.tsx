import { useT } from './i18n.ts';

export function SkipLink() {
  const t = useT();
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-lg bg-accent px-4 py-2 font-medium text-on-accent text-sm focus:translate-y-0"
    >
      {t('Skip to content')}
    </a>
  );
}
