import type { VisitDimension, VisitPart } from '#shared/analytics/conversion.ts';
import { useT } from '#web/core/app/i18n.ts';

/** What visits are split by, and what their parts are called. */
export function useVisitWords() {
  const t = useT();
  const titles: Record<VisitDimension, string> = {
    channel: t('Channel'),
    link_source: t('Links'),
    landing_page: t('Landing page'),
    device: t('Device'),
  };
  const unnamed: Record<VisitDimension, string> = {
    channel: t('Unknown'),
    link_source: t('Without a tag (utm_source)'),
    landing_page: t('Unknown'),
    device: t('Unknown'),
  };
  const named: Partial<Record<VisitDimension, Record<string, string>>> = {
    channel: {
      search: t('Search engines'),
      direct: t('Direct'),
      social: t('Social networks'),
      email: t('E-mail'),
      unknown: t('Unknown'),
    },
    device: { mobile: t('Phone'), desktop: t('Computer'), tablet: t('Tablet') },
  };
  function partName(by: VisitDimension, { value, isOthers }: VisitPart): string {
    if (isOthers) return t('All others');
    if (value === null) return unnamed[by];
    return named[by]?.[value.toLowerCase()] ?? value;
  }
  return { titles, partName };
}
