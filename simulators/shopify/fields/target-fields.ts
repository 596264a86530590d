import { listSorted } from '#simulators/shopify/queries/listing.ts';
import { type Args, fieldsOf, isoTime, needs, type Run } from '#simulators/shopify/queries/run.ts';
import { compileSearch, type SearchFields } from '#simulators/shopify/queries/search.ts';
import { gid, idOf } from '#simulators/shopify/shop/ids.ts';
import type { AnalyticsTarget } from '#simulators/shopify/shop/shop.ts';

/*
 * Targets of the shop's dashboard, by the schema's AnalyticsTarget and shopify.dev/changelog/analytics-metric-targets-now-
 * available-in-the-graphql-admin-api. Which metrics Shopify takes is not written down in full: here those of sales. Left
 * out: amounts in other currencies and the ShopifyQL of a target.
 */

type UserError = { code: string; field: string[] | null; message: string };
type TargetPayload = { target: AnalyticsTarget | null; userErrors: UserError[] };
type DeletePayload = { deletedIds: string[]; userErrors: UserError[] };

const METRICS = new Set(['gross_sales', 'net_sales', 'total_sales', 'orders', 'average_order_value']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const search: SearchFields<AnalyticsTarget> = {
  default: { kind: 'text', of: ({ name }) => [name] },
  name: { kind: 'text', of: ({ name }) => [name] },
  metric: { kind: 'word', of: ({ metric }, word) => metric === word },
  start_date: { kind: 'word', of: ({ startDate }, word) => startDate === word },
  end_date: { kind: 'word', of: ({ endDate }, word) => endDate === word },
};

const refused = (code: string, field: string | null, message: string): TargetPayload => ({
  target: null,
  userErrors: [{ code, field: field === null ? null : ['input', field], message }],
});

/** One target stands for a metric, its days and its filters. */
function put(target: AnalyticsTarget, run: Run): TargetPayload {
  const { metric, startDate, endDate, filters, expectedValue, name } = target;
  if (!METRICS.has(metric)) return refused('INVALID_METRIC', 'metric', 'Metric is not valid for targets');
  if (!(Number(expectedValue) > 0))
    return refused('INVALID', 'expectedValue', 'Expected value must be greater than 0');
  if (!name.trim()) return refused('INVALID', 'name', "Name can't be blank");
  if (!DAY.test(startDate) || !DAY.test(endDate) || endDate < startDate)
    return refused('INVALID', 'endDate', 'End date must not be before the start date');
  for (const other of run.shop.targets.values())
    if (
      other.id !== target.id &&
      other.metric === metric &&
      other.startDate === startDate &&
      other.endDate === endDate &&
      other.filters === filters
    )
      return refused('TAKEN', null, 'A target for this metric and period already exists');
  run.shop.targets.put(target);
  return { target, userErrors: [] };
}

function create({ input }: Args, run: Run): TargetPayload {
  const { name, metric, startDate, endDate, expectedValue, filters } = input as Record<string, unknown>;
  return put(
    {
      id: run.shop.newId(),
      name: String(name),
      metric: String(metric),
      startDate: String(startDate),
      endDate: String(endDate),
      expectedValue: String(expectedValue),
      filters: typeof filters === 'string' ? filters : null,
      createdAt: run.now,
      updatedAt: run.now,
    },
    run,
  );
}

function update({ id, input }: Args, run: Run): TargetPayload {
  const target = run.shop.targets.get(idOf(String(id)));
  if (!target)
    return { target: null, userErrors: [{ code: 'NOT_FOUND', field: ['id'], message: 'Target not found' }] };
  return put({ ...target, ...(input as Partial<AnalyticsTarget>), updatedAt: run.now }, run);
}

function removeAll({ ids }: Args, run: Run): DeletePayload {
  const payload: DeletePayload = { deletedIds: [], userErrors: [] };
  for (const id of ids as string[]) {
    if (run.shop.targets.remove(idOf(id))) payload.deletedIds.push(id);
    else payload.userErrors.push({ code: 'NOT_FOUND', field: ['ids'], message: 'Target not found' });
  }
  return payload;
}

/** For the type that holds all queries. */
export const targetQueries = {
  analyticsTargets: needs<null>('read_reports', (_root, { query, reverse }, run) => {
    const asked = String(query ?? '').trim();
    const context = { now: run.now, ianaTimezone: run.shop.ianaTimezone };
    const matches = asked ? compileSearch(asked, search, context) : () => true;
    const shown = run.shop.targets.sortedById().filter(matches);
    return listSorted(reverse === true ? shown.reverse() : shown, {
      idOf: ({ id }) => id,
      valueOf: () => 0,
      descending: reverse === true,
    });
  }),
};

/** For the type that holds all mutations. */
export const targetMutations = {
  analyticsTargetCreate: needs<null>('write_reports', (_root, args, run) => create(args, run)),
  analyticsTargetUpdate: needs<null>('write_reports', (_root, args, run) => update(args, run)),
  analyticsTargetsDelete: needs<null>('write_reports', (_root, args, run) => removeAll(args, run)),
};

const payload = {
  analyticsTarget: ({ target }: TargetPayload) => target,
  userErrors: ({ userErrors }: TargetPayload) => userErrors,
};
const error = fieldsOf<UserError>({
  code: ({ code }) => code,
  field: ({ field }) => field,
  message: ({ message }) => message,
});

export const targetFields = {
  AnalyticsTarget: fieldsOf<AnalyticsTarget>({
    id: ({ id }) => gid('AnalyticsTarget', id),
    name: ({ name }) => name,
    metric: ({ metric }) => metric,
    startDate: ({ startDate }) => startDate,
    endDate: ({ endDate }) => endDate,
    expectedValue: ({ expectedValue }) => expectedValue,
    filters: ({ filters }) => filters,
    currencyCode: (_target, _args, run) => run.shop.currency,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
  }),
  AnalyticsTargetCreatePayload: fieldsOf<TargetPayload>(payload),
  AnalyticsTargetUpdatePayload: fieldsOf<TargetPayload>(payload),
  AnalyticsTargetsDeletePayload: fieldsOf<DeletePayload>({
    deletedIds: ({ deletedIds }) => deletedIds,
    userErrors: ({ userErrors }) => userErrors,
  }),
  AnalyticsTargetCreateUserError: error,
  AnalyticsTargetUpdateUserError: error,
  AnalyticsTargetsDeleteUserError: error,
};
