import { type AdsCampaign, NewCampaign, type TargetAudience } from '#shared/ads/ads-campaigns.ts';
import type { CustomerGroup } from '#shared/analytics/customer-reports.ts';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { wallOf } from '#web/core/app/zone.ts';

export type Plan = NewCampaign;

/** What stands in the fields. */
export interface PlanForm {
  name: string;
  platform: SocialNetworkName;
  objective: NonNullable<AdsCampaign['objective']> | 'none';
  budget: string;
  dailyBudget: string;
  startDay: string;
  endDay: string;
  postId: string | null;
  countries: string;
  ageFrom: string;
  ageTo: string;
  interests: string;
  groups: CustomerGroup[];
}

export function emptyForm(today: string): PlanForm {
  return {
    name: '',
    platform: 'instagram',
    objective: 'none',
    budget: '',
    dailyBudget: '',
    startDay: today,
    endDay: '',
    postId: null,
    countries: '',
    ageFrom: '',
    ageTo: '',
    interests: '',
    groups: [],
  };
}

export function formOf(campaign: AdsCampaign, timeZone: string): PlanForm {
  const { name, platform, objective, budget, dailyBudget, startDate, endDate, post } = campaign;
  const { countries, ageFrom, ageTo, interests, groups } = campaign.targetAudience;
  return {
    name,
    platform,
    objective: objective ?? 'none',
    postId: post?.id ?? null,
    groups,
    budget: `${budget}`,
    dailyBudget: `${dailyBudget ?? ''}`,
    startDay: wallOf(startDate, timeZone).day,
    endDay: endDate === null ? '' : wallOf(endDate, timeZone).day,
    countries: countries.join(', '),
    ageFrom: `${ageFrom ?? ''}`,
    ageTo: `${ageTo ?? ''}`,
    interests: interests.join(', '),
  };
}

export type Wrong = Partial<Record<keyof PlanForm, Sentence>>;

/** The plan that can be sent, or what is wrong by field, in the contract's own words. */
export function checkForm(form: PlanForm): { plan: Plan | null; wrong: Wrong } {
  const { name, platform, objective, startDay, endDay, postId } = form;
  const given = {
    name,
    platform,
    startDay,
    postId,
    objective: objective === 'none' ? null : objective,
    // What is no amount is refused as none is.
    budget: Number(form.budget) || 0,
    dailyBudget: form.dailyBudget.trim() === '' ? null : Number(form.dailyBudget) || 0,
    endDay: endDay || null,
    targetAudience: audienceOf(form),
  };
  const checked = NewCampaign.safeParse(given, { error: wordIssue });
  if (checked.success) return { plan: checked.data, wrong: {} };
  const wrong: Wrong = {};
  for (const issue of checked.error.issues) wrong[fieldOf(issue.path)] ??= issueSentence(issue);
  return { plan: null, wrong };
}

function audienceOf({ countries, ageFrom, ageTo, interests, groups }: PlanForm): TargetAudience {
  return {
    countries: codesOf(countries),
    ageFrom: numberOf(ageFrom),
    ageTo: numberOf(ageTo),
    interests: listOf(interests),
    groups,
  };
}

export function codesOf(countries: string): string[] {
  return listOf(countries).map((code) => code.toUpperCase());
}

function listOf(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ];
}

function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

/** A part of the audience is named by itself. */
function fieldOf(path: PropertyKey[]): keyof PlanForm {
  return (path[0] === 'targetAudience' ? path[1] : path[0]) as keyof PlanForm;
}
