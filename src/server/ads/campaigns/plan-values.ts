import { localDay } from '#server/core/time/local-hours.ts';
import type { NewCampaign } from '#shared/ads/ads-campaigns.ts';
import { campaignProblems } from './problems.ts';

/** A plan as it is saved: amounts as decimal texts, days as their first and last instant. */
export function planValues(
  { budget, dailyBudget, startDay, endDay, ...plan }: NewCampaign,
  timeZone: string,
) {
  return {
    ...plan,
    budget: String(budget),
    dailyBudget: dailyBudget === null ? null : String(dailyBudget),
    startDate: dayOf('startDay', startDay, timeZone).from,
    endDate: endDay === null ? null : new Date(dayOf('endDay', endDay, timeZone).to.getTime() - 1),
  };
}

function dayOf(field: string, day: string, timeZone: string) {
  try {
    return localDay(day, timeZone);
  } catch {
    throw campaignProblems.notADay(field);
  }
}
