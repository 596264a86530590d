import type { Places } from '#shared/analytics/sales-reports.ts';
import type { Translate } from '#web/core/app/i18n.ts';

export function placeName(
  t: Translate,
  { countryCode, city }: Places['countries'][number],
  kind: 'countries' | 'cities',
): string {
  const country = countryCode ? countryName(t.locale, countryCode) : t('Not named on the order');
  if (kind === 'countries') return country;
  if (!city) return t('{country}, no city named', { country });
  return countryCode ? `${city}, ${country}` : city;
}

/** 'London, GB' → 'London, United Kingdom'; whatever does not end in a code stays as it is. */
export function locationText(t: Translate, location: string): string {
  return location.replace(/(?<=^|, )[A-Z]{2}$/, (code) => countryName(t.locale, code));
}

export function countryName(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    // An order may have an invalid code.
    return code;
  }
}
