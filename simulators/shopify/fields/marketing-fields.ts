import { type Args, fieldsOf, isoTime, needs, type Run } from '#simulators/shopify/queries/run.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import type { MarketingActivity } from '#simulators/shopify/shop/shop.ts';

/*
 * External marketing activities, by the schema's mutations of 2026-10. What happens when a day is reported twice is not
 * written down: here it counts twice. Left out: hierarchies, channels, budgets, cumulative metrics.
 */

type UserError = { code: string; field: string[] | null; message: string };
type UpsertPayload = { activity: MarketingActivity | null; userErrors: UserError[] };
type DeletePayload = { deletedId: string | null; userErrors: UserError[] };
type EngagementPayload = { engagement: Record<string, unknown> | null; userErrors: UserError[] };

const missing = (code: string, message: string): UserError[] => [{ code, field: null, message }];

function findOwn(remoteId: unknown, run: Run): MarketingActivity | undefined {
  const isOwn = (each: MarketingActivity) =>
    each.clientId === run.access.clientId && each.remoteId === String(remoteId);
  return [...run.shop.activities.values()].find(isOwn);
}

const marksOf = ({ campaign, source, medium }: MarketingActivity['utm']) =>
  [campaign, source, medium].join('|');

function upsert({ input }: Args, run: Run): UpsertPayload {
  const { remoteId, title, remoteUrl, tactic, marketingChannelType, status, utm } = input as Record<
    string,
    unknown
  > & { utm?: MarketingActivity['utm'] };
  const refuse = (code: string, message: string): UpsertPayload => ({
    activity: null,
    userErrors: missing(code, message),
  });
  if (!utm)
    return refuse(
      'NON_HIERARCHIAL_REQUIRES_UTM_URL_PARAMETER',
      'Non-hierarchical marketing activities must have UTM parameters or a URL parameter value',
    );
  const known = findOwn(remoteId, run);
  if (known && marksOf(known.utm) !== marksOf(utm))
    return refuse('IMMUTABLE_UTM_PARAMETERS', 'UTM parameters cannot be modified');
  const isTaken = (each: MarketingActivity) => each.id !== known?.id && marksOf(each.utm) === marksOf(utm);
  if ([...run.shop.activities.values()].some(isTaken))
    return refuse(
      'MARKETING_ACTIVITY_WITH_UTM_CAMPAIGN_ALREADY_EXISTS',
      'A marketing activity with the same UTM campaign, medium, and source already exists',
    );
  const activity: MarketingActivity = {
    id: known?.id ?? run.shop.newId(),
    clientId: run.access.clientId,
    remoteId: String(remoteId),
    title: String(title),
    remoteUrl: String(remoteUrl),
    tactic: String(tactic),
    channel: String(marketingChannelType),
    status: String(status),
    utm: { campaign: utm.campaign, source: utm.source, medium: utm.medium },
    createdAt: known?.createdAt ?? run.now,
    updatedAt: run.now,
    engagements: known?.engagements ?? [],
  };
  run.shop.activities.put(activity);
  return { activity, userErrors: [] };
}

function remove({ remoteId }: Args, run: Run): DeletePayload {
  const known = findOwn(remoteId, run);
  if (!known)
    return {
      deletedId: null,
      userErrors: missing('MARKETING_ACTIVITY_DOES_NOT_EXIST', 'Marketing activity does not exist.'),
    };
  run.shop.activities.remove(known.id);
  return { deletedId: gid('MarketingActivity', known.id), userErrors: [] };
}

function engage({ remoteId, marketingEngagement }: Args, run: Run): EngagementPayload {
  const known = findOwn(remoteId, run);
  if (!known)
    return {
      engagement: null,
      userErrors: missing('INVALID_REMOTE_ID', 'The remote ID does not correspond to an existing activity.'),
    };
  const engagement = marketingEngagement as Record<string, unknown>;
  const { currencyCode } = (engagement.sales ?? {}) as { currencyCode?: string };
  if (currencyCode && currencyCode !== run.shop.currency)
    return {
      engagement: null,
      userErrors: missing(
        'MARKETING_ACTIVITY_CURRENCY_CODE_MISMATCH',
        "The currency codes provided need to match the referenced marketing activity's currency code.",
      ),
    };
  run.shop.activities.put({ ...known, engagements: [...known.engagements, engagement] });
  return { engagement, userErrors: [] };
}

/** For the type that holds all mutations. */
export const marketingMutations = {
  marketingActivityUpsertExternal: needs<null>('write_marketing_events', (_root, args, run) =>
    upsert(args, run),
  ),
  marketingActivityDeleteExternal: needs<null>('write_marketing_events', (_root, args, run) =>
    remove(args, run),
  ),
  marketingEngagementCreate: needs<null>('write_marketing_events', (_root, args, run) => engage(args, run)),
};

export const marketingFields = {
  MarketingActivity: fieldsOf<MarketingActivity>({
    id: ({ id }) => gid('MarketingActivity', id),
    title: ({ title }) => title,
    isExternal: () => true,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
  }),
  MarketingActivityUpsertExternalPayload: fieldsOf<UpsertPayload>({
    marketingActivity: ({ activity }) => activity,
    userErrors: ({ userErrors }) => userErrors,
  }),
  MarketingActivityDeleteExternalPayload: fieldsOf<DeletePayload>({
    deletedMarketingActivityId: ({ deletedId }) => deletedId,
    userErrors: ({ userErrors }) => userErrors,
  }),
  MarketingEngagementCreatePayload: fieldsOf<EngagementPayload>({
    marketingEngagement: ({ engagement }) => engagement,
    userErrors: ({ userErrors }) => userErrors,
  }),
  MarketingEngagement: fieldsOf<Record<string, unknown>>({
    occurredOn: ({ occurredOn }) => occurredOn,
    utcOffset: ({ utcOffset }) => utcOffset,
  }),
  MarketingActivityUserError: fieldsOf<UserError>({
    code: ({ code }) => code,
    field: ({ field }) => field,
    message: ({ message }) => message,
  }),
};
