import { type Args, fieldsOf, needs, type Run } from '#simulators/shopify/queries/run.ts';
import { gid, idOf, typeOfGid } from '#simulators/shopify/shop/ids.ts';
import type { MetafieldDefinition, OrderMetafield } from '#simulators/shopify/shop/shop.ts';

/*
 * Metafields of orders and their definitions, by the schema's mutations of 2026-10. Left out: other owners, namespaces
 * that belong to an app, other types than a line of text, compare-and-set.
 */

type UserError = { code?: string; field: string[] | null; message: string };
type DefinitionPayload = { definition: MetafieldDefinition | null; userErrors: UserError[] };
type DefinitionDeletePayload = { deletedId: string | null; userErrors: UserError[] };
type SetPayload = { metafields: OrderMetafield[] | null; userErrors: UserError[] };
type DeletePayload = { deleted: (OrderMetafield | null)[]; userErrors: UserError[] };
type Named = { namespace: string; key: string };

const MOST_AT_ONCE = 25;
const keyOf = (orderId: string, { namespace, key }: Named) => `${orderId}/${namespace}/${key}`;

function findDefinition({ namespace, key }: Named, run: Run): MetafieldDefinition | undefined {
  const isIt = (each: MetafieldDefinition) => each.namespace === namespace && each.key === key;
  return [...run.shop.metafieldDefinitions.values()].find(isIt);
}

function define({ definition }: Args, run: Run): DefinitionPayload {
  const { namespace, key, name, capabilities } = definition as Named & {
    name: string;
    capabilities?: { analyticsQueryable?: { enabled: boolean } };
  };
  if (findDefinition({ namespace, key }, run))
    return {
      definition: null,
      userErrors: [
        {
          code: 'TAKEN',
          field: ['definition', 'key'],
          message: `Key is in use for Order metafields on the '${namespace}' namespace.`,
        },
      ],
    };
  const made = {
    id: run.shop.newId(),
    namespace,
    key,
    name,
    isAnalyticsQueryable: capabilities?.analyticsQueryable?.enabled === true,
  };
  run.shop.metafieldDefinitions.put(made);
  return { definition: made, userErrors: [] };
}

function undefine({ identifier, deleteAllAssociatedMetafields }: Args, run: Run): DefinitionDeletePayload {
  const { namespace, key } = identifier as Named;
  const known = findDefinition({ namespace, key }, run);
  if (!known)
    return {
      deletedId: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['identifier'], message: 'Definition not found.' }],
    };
  run.shop.metafieldDefinitions.remove(known.id);
  if (deleteAllAssociatedMetafields === true)
    for (const each of [...run.shop.orderMetafields.values()])
      if (each.namespace === namespace && each.key === key) run.shop.orderMetafields.remove(each.id);
  return { deletedId: gid('MetafieldDefinition', known.id), userErrors: [] };
}

/** All or none. */
function setAll({ metafields }: Args, run: Run): SetPayload {
  const asked = metafields as (Named & { ownerId: string; value: string })[];
  if (asked.length > MOST_AT_ONCE)
    return {
      metafields: null,
      userErrors: [
        {
          code: 'LESS_THAN_OR_EQUAL_TO',
          field: ['metafields'],
          message: `Exceeded the maximum metafields input limit of ${MOST_AT_ONCE}.`,
        },
      ],
    };
  const userErrors: UserError[] = asked.flatMap(({ ownerId }, index) =>
    typeOfGid(ownerId) === 'Order' && run.shop.orders.get(idOf(ownerId))
      ? []
      : [
          {
            code: 'INVALID',
            field: ['metafields', String(index), 'ownerId'],
            message: 'Owner does not exist.',
          },
        ],
  );
  if (userErrors.length > 0) return { metafields: null, userErrors };
  const set = asked.map(({ ownerId, namespace, key, value }) => {
    const orderId = idOf(ownerId);
    return { id: keyOf(orderId, { namespace, key }), orderId, namespace, key, value };
  });
  for (const each of set) run.shop.orderMetafields.put(each);
  return { metafields: set, userErrors: [] };
}

function removeAll({ metafields }: Args, run: Run): DeletePayload {
  const deleted = (metafields as (Named & { ownerId: string })[]).map(({ ownerId, ...named }) => {
    const id = keyOf(idOf(ownerId), named);
    const known = run.shop.orderMetafields.get(id) ?? null;
    run.shop.orderMetafields.remove(id);
    return known;
  });
  return { deleted, userErrors: [] };
}

/** For the type that holds all mutations. */
export const metafieldMutations = {
  metafieldDefinitionCreate: needs<null>('write_orders', (_root, args, run) => define(args, run)),
  metafieldDefinitionDelete: needs<null>('write_orders', (_root, args, run) => undefine(args, run)),
  metafieldsSet: needs<null>('write_orders', (_root, args, run) => setAll(args, run)),
  metafieldsDelete: needs<null>('write_orders', (_root, args, run) => removeAll(args, run)),
};

const error = fieldsOf<UserError>({
  code: ({ code }) => code ?? null,
  field: ({ field }) => field,
  message: ({ message }) => message,
});

export const metafieldFields = {
  MetafieldDefinitionCreatePayload: fieldsOf<DefinitionPayload>({
    createdDefinition: ({ definition }) => definition,
    userErrors: ({ userErrors }) => userErrors,
  }),
  MetafieldDefinition: fieldsOf<MetafieldDefinition>({
    id: ({ id }) => gid('MetafieldDefinition', id),
    namespace: ({ namespace }) => namespace,
    key: ({ key }) => key,
    name: ({ name }) => name,
  }),
  MetafieldDefinitionDeletePayload: fieldsOf<DefinitionDeletePayload>({
    deletedDefinitionId: ({ deletedId }) => deletedId,
    userErrors: ({ userErrors }) => userErrors,
  }),
  MetafieldsSetPayload: fieldsOf<SetPayload>({
    metafields: ({ metafields }) => metafields,
    userErrors: ({ userErrors }) => userErrors,
  }),
  Metafield: fieldsOf<OrderMetafield>({
    id: ({ orderId }) => gid('Metafield', orderId),
    namespace: ({ namespace }) => namespace,
    key: ({ key }) => key,
    value: ({ value }) => value,
  }),
  MetafieldsDeletePayload: fieldsOf<DeletePayload>({
    deletedMetafields: ({ deleted }) => deleted,
    userErrors: ({ userErrors }) => userErrors,
  }),
  MetafieldIdentifier: fieldsOf<OrderMetafield>({
    ownerId: ({ orderId }) => gid('Order', orderId),
    namespace: ({ namespace }) => namespace,
    key: ({ key }) => key,
  }),
  MetafieldDefinitionCreateUserError: error,
  MetafieldDefinitionDeleteUserError: error,
  MetafieldsSetUserError: error,
};
