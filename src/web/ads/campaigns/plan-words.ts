import type { AdsCampaign } from '#shared/ads/ads-campaigns.ts';
import { groupTexts } from '#web/analytics/customers/group-texts.ts';
import type { useFormat } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';

type Format = ReturnType<typeof useFormat>;

/** '£50.00 in all, £10.00 a day at most'. */
export function budgetText({ budget, dailyBudget, currency }: AdsCampaign, t: Translate, format: Format) {
  const whole = format.money(budget, currency);
  if (dailyBudget === null) return t('{budget} in total', { budget: whole });
  return t('{budget} in total, at most {daily} a day', {
    budget: whole,
    daily: format.money(dailyBudget, currency),
  });
}

/** Days of the store. */
export function daysText(
  { startDate, endDate }: AdsCampaign,
  timeZone: string,
  t: Translate,
  format: Format,
) {
  const first = format.date(startDate, timeZone);
  if (endDate === null) return t('From {day}', { day: first });
  const last = format.date(endDate, timeZone);
  return first === last ? first : `${first} – ${last}`;
}

/** Whom it is for; null where nothing was chosen. */
export function audienceText({ targetAudience }: AdsCampaign, t: Translate): string | null {
  const { countries, ageFrom, ageTo, interests, groups } = targetAudience;
  const parts = [
    countries.map((code) => countryName(code, t.locale)).join(', '),
    agesText(ageFrom, ageTo, t),
    interests.join(', '),
    groups.map((group) => t(groupTexts[group].label)).join(', '),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

function agesText(from: number | null, to: number | null, t: Translate): string {
  if (from !== null && to !== null) return t('{from} to {to} years', { from, to });
  if (from !== null) return t('from {from} years', { from });
  return to === null ? '' : t('up to {to} years', { to });
}
