import { compareSorted, listSorted } from '#simulators/shopify/queries/listing.ts';
import { queryProblems } from '#simulators/shopify/queries/problems.ts';
import { type Args, fieldsOf, isoTime, needs, type Run } from '#simulators/shopify/queries/run.ts';
import { compileSearch, type SearchFields } from '#simulators/shopify/queries/search.ts';
import { gid, idOf } from '#simulators/shopify/shop/ids.ts';
import type { AnalyticsAnnotation, Shop } from '#simulators/shopify/shop/shop.ts';

/*
 * Marks on the shop's charts, by the schema's AnalyticsAnnotation. How many one app may have is not written down: here a
 * number that a test may set. Left out: marks that Shopify makes by itself, and all types but that of a campaign.
 */

type UserError = { code: string; field: string[] | null; message: string };
type Payload = { annotation: AnalyticsAnnotation | null; userErrors: UserError[] };
type DeletePayload = { deletedId: string | null; userErrors: UserError[] };

const TYPES = new Set(['campaign']);

const search: SearchFields<AnalyticsAnnotation> = {
  created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  ended_at: { kind: 'time', of: ({ endedAt }) => endedAt },
  id: { kind: 'id', of: ({ id }) => id },
  source: { kind: 'word', of: (_annotation, word) => word === 'app' },
  started_at: { kind: 'time', of: ({ startedAt }) => startedAt },
  title: { kind: 'text', of: ({ title }) => [title] },
  type: { kind: 'word', of: ({ type }, word) => type === word },
  updated_at: { kind: 'time', of: ({ updatedAt }) => updatedAt },
};

const refused = (code: string, field: string[] | null, message: string): Payload => ({
  annotation: null,
  userErrors: [{ code, field, message }],
});

function put(annotation: AnalyticsAnnotation, run: Run): Payload {
  const { title, description, type } = annotation;
  if (!title.trim()) return refused('INVALID', ['input', 'title'], "Title can't be blank");
  if (title.length > 75)
    return refused('INVALID', ['input', 'title'], 'Title is too long (maximum is 75 characters)');
  if (description && description.length > 150)
    return refused(
      'INVALID',
      ['input', 'description'],
      'Description is too long (maximum is 150 characters)',
    );
  if (!TYPES.has(type))
    return refused('INVALID', ['input', 'type'], 'Type is not a supported annotation type');
  run.shop.annotations.put(annotation);
  return { annotation, userErrors: [] };
}

/** Whole seconds, as Shopify's times are. */
const instantOf = (value: unknown) => Math.floor(Date.parse(String(value)) / 1000) * 1000;

function create({ input }: Args, run: Run): Payload {
  const { title, description, type, startedAt, endedAt } = input as Record<string, unknown>;
  const { clientId } = run.access;
  const own = [...run.shop.annotations.values()].filter((each) => each.clientId === clientId);
  if (own.length >= run.shop.mostAnnotations)
    return refused('LIMIT_REACHED', null, 'The maximum number of annotations for this shop has been reached');
  return put(
    {
      id: run.shop.newId(),
      clientId,
      title: String(title),
      description: typeof description === 'string' ? description : null,
      type: String(type),
      startedAt: instantOf(startedAt),
      endedAt: endedAt ? instantOf(endedAt) : null,
      createdAt: run.now,
      updatedAt: run.now,
    },
    run,
  );
}

function findOwn(id: unknown, run: Run): AnalyticsAnnotation | null {
  const found = run.shop.annotations.get(idOf(String(id)));
  return found?.clientId === run.access.clientId ? found : null;
}

function update({ id, input }: Args, run: Run): Payload {
  const annotation = findOwn(id, run);
  if (!annotation) return refused('NOT_FOUND', ['id'], 'Annotation not found');
  const { startedAt, endedAt, ...texts } = input as Record<string, unknown>;
  return put(
    {
      ...annotation,
      ...(texts as Partial<AnalyticsAnnotation>),
      ...(startedAt ? { startedAt: instantOf(startedAt) } : {}),
      ...(endedAt === undefined ? {} : { endedAt: endedAt === null ? null : instantOf(endedAt) }),
      updatedAt: run.now,
    },
    run,
  );
}

function remove({ id }: Args, run: Run): DeletePayload {
  const annotation = findOwn(id, run);
  if (!annotation)
    return {
      deletedId: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['id'], message: 'Annotation not found' }],
    };
  run.shop.annotations.remove(annotation.id);
  return { deletedId: String(id), userErrors: [] };
}

/** For the type of the shop. */
export const analyticsAnnotations = needs<Shop>('read_analytics_annotations', (shop, args, run) => {
  const asked = String(args.query ?? '').trim();
  const matches = asked
    ? compileSearch(asked, search, { now: run.now, ianaTimezone: shop.ianaTimezone })
    : () => true;
  const sortKey = args.sortKey ?? 'ID';
  if (sortKey !== 'ID' && sortKey !== 'STARTED_AT')
    throw queryProblems.badRequest(`The simulator does not sort annotations by ${sortKey}.`);
  const order = {
    idOf: ({ id }: AnalyticsAnnotation) => id,
    valueOf: ({ startedAt }: AnalyticsAnnotation) => (sortKey === 'ID' ? 0 : startedAt),
    descending: args.reverse === true,
  };
  return listSorted(shop.annotations.sortedById().filter(matches).sort(compareSorted(order)), order);
});

/** For the type that holds all mutations. */
export const annotationMutations = {
  analyticsAnnotationCreate: needs<null>('write_analytics_annotations', (_root, args, run) =>
    create(args, run),
  ),
  analyticsAnnotationUpdate: needs<null>('write_analytics_annotations', (_root, args, run) =>
    update(args, run),
  ),
  analyticsAnnotationDelete: needs<null>('write_analytics_annotations', (_root, args, run) =>
    remove(args, run),
  ),
};

const payload = {
  analyticsAnnotation: ({ annotation }: Payload) => annotation,
  userErrors: ({ userErrors }: Payload) => userErrors,
};
const error = fieldsOf<UserError>({
  code: ({ code }) => code,
  field: ({ field }) => field,
  message: ({ message }) => message,
});

export const annotationFields = {
  AnalyticsAnnotation: fieldsOf<AnalyticsAnnotation>({
    id: ({ id }) => gid('AnalyticsAnnotation', id),
    title: ({ title }) => title,
    description: ({ description }) => description,
    type: ({ type }) => type,
    source: () => 'APP',
    startedAt: ({ startedAt }) => isoTime(startedAt),
    endedAt: ({ endedAt }) => isoTime(endedAt),
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
  }),
  AnalyticsAnnotationCreatePayload: fieldsOf<Payload>(payload),
  AnalyticsAnnotationUpdatePayload: fieldsOf<Payload>(payload),
  AnalyticsAnnotationDeletePayload: fieldsOf<DeletePayload>({
    deletedId: ({ deletedId }) => deletedId,
    userErrors: ({ userErrors }) => userErrors,
  }),
  AnalyticsAnnotationCreateUserError: error,
  AnalyticsAnnotationUpdateUserError: error,
  AnalyticsAnnotationDeleteUserError: error,
};
