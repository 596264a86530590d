import { text } from '#shared/core/sentence.ts';
import type { Translate } from './i18n.ts';

/** Those that Turkish writes in its own way; any other stands as the platform names it. */
const CITY_TEXTS: Record<string, string> = {
  'Asia/Baku': text('Baku'),
  'Asia/Nicosia': text('Nicosia'),
  'Europe/Athens': text('Athens'),
  'Europe/Brussels': text('Brussels'),
  'Europe/Istanbul': text('Istanbul'),
  'Europe/London': text('London'),
  'Europe/Moscow': text('Moscow'),
  'Europe/Rome': text('Rome'),
  'Europe/Vienna': text('Vienna'),
};

/** 'Istanbul (GMT+3)': the zone by its city and how far it is from Greenwich now. */
export function zoneText(timeZone: string, t: Translate): string {
  const offset = offsetText(timeZone, t.locale);
  const named = CITY_TEXTS[timeZone];
  const city = named ? t(named) : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return offset && offset !== city ? `${city} (${offset})` : city;
}

/** 'GMT+3' */
export function offsetText(timeZone: string, locale: string): string | undefined {
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
}
