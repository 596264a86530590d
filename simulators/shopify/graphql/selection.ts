import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { supportedFields } from '#simulators/shopify/fields/supported.ts';
import { isFreeOfCost } from '#simulators/shopify/queries/cost.ts';
import { createFieldCollector, isConnection } from '#simulators/shopify/queries/field-collection.ts';
import { describePage, type Listing, type Page, type PageArgs } from '#simulators/shopify/queries/listing.ts';
import { type AnsweredError, QueryProblem, queryProblems } from '#simulators/shopify/queries/problems.ts';
import type { Args, Field, Run, Typed } from '#simulators/shopify/queries/run.ts';

/*
 * A selection set is turned once into closures that read the shop's memory and give plain objects. Ordinary
 * queries and bulk operations use the same closures; a bulk operation only takes the connections out of the
 * objects, because their nodes become lines of their own.
 */
export type Project = (source: unknown, run: Run) => unknown;

type Path = readonly (string | null)[];

/** A connection met inside a bulk node: how to reach it from the node, and what its nodes give. */
export type BulkConnection = {
  reach: (source: unknown, run: Run) => Listing<unknown> | null;
  nodes: BulkNodes;
};
type BulkNodes = (node: unknown) => {
  source: unknown;
  project: Project;
  connections: BulkConnection[];
};

type Bulk = { connections: BulkConnection[]; reach: (source: unknown, run: Run) => unknown };

/** A null where the schema promises a value empties the parent instead, as GraphQL demands. */
class NulledParent extends Error {}

export function createSelectionCompiler(
  schema: GraphQLSchema,
  fragments: Map<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
) {
  const collectFields = createFieldCollector(schema, fragments, variables);

  function compileObject(
    type: GraphQLObjectType,
    selectionSets: readonly SelectionSetNode[],
    path: Path,
    bulk: Bulk | null,
  ): Project {
    const steps: { key: string; read: Project }[] = [];
    for (const [key, nodes] of collectFields(type, selectionSets)) {
      const read = compileField(type, nodes, [...path, key], bulk);
      if (read) steps.push({ key, read });
    }
    return (source, run) => {
      const result: Record<string, unknown> = {};
      for (const { key, read } of steps) result[key] = read(source, run);
      return result;
    };
  }

  /** Null for a connection of a bulk node, which leaves the object. */
  function compileField(
    type: GraphQLObjectType,
    nodes: readonly FieldNode[],
    path: Path,
    bulk: Bulk | null,
  ): Project | null {
    const node = nodes[0] as FieldNode;
    const name = node.name.value;
    if (name === '__typename') return () => type.name;
    const definition = type.getFields()[name] as GraphQLField<unknown, unknown>;
    const field = supportedField(type.name, name);
    const args: Args = getArgumentValues(definition, node, variables);
    refuseUnreadArguments(type.name, name, args);
    const get: Project = (source, run) => field.get(source, args, run);
    const selectionSets = nodes.flatMap((each) => (each.selectionSet ? [each.selectionSet] : []));
    if (bulk && isConnection(getNamedType(definition.type))) {
      const { reach } = bulk;
      bulk.connections.push({
        reach: (source, run) => {
          allow(field, name, run);
          const parent = reach(source, run);
          return parent === null ? null : (get(parent, run) as Listing<unknown>);
        },
        nodes: compileBulkNodes(getNamedType(definition.type) as GraphQLObjectType, selectionSets, path),
      });
      return null;
    }
    const reachHere = (source: unknown, run: Run) => {
      const parent = bulk?.reach(source, run) ?? null;
      return parent === null ? null : get(parent, run);
    };
    const complete = compileValue(
      definition.type,
      selectionSets,
      args,
      path,
      bulk && { ...bulk, reach: reachHere },
    );
    const isPromised = isNonNullType(definition.type);
    const report = (cause: unknown, run: Run) => {
      if (!(cause instanceof NulledParent)) run.errors.push(answerError(cause, node, path, run));
      if (isPromised) throw new NulledParent();
      return null;
    };
    return (source, run) => {
      const depth = run.indexes.length;
      try {
        allow(field, name, run);
        return complete(get(source, run), run);
      } catch (cause) {
        run.indexes.length = depth;
        return report(cause, run);
      }
    };
  }

  function allow(field: Field, name: string, run: Run): void {
    if (field.scopes && !field.scopes.some((scope) => run.scopes.has(scope)))
      throw queryProblems.accessDenied(name, field.scopes);
  }

  function compileValue(
    type: GraphQLOutputType,
    selectionSets: readonly SelectionSetNode[],
    args: Args,
    path: Path,
    bulk: Bulk | null,
  ): Project {
    if (isNonNullType(type)) return compileValue(type.ofType, selectionSets, args, path, bulk);
    if (isListType(type)) {
      const item = compileValue(type.ofType, selectionSets, args, [...path, null], bulk);
      return (value, run) =>
        value === null || value === undefined ? null : readEach(value as unknown[], item, run);
    }
    if (isLeafType(type)) return (value) => value ?? null;
    if (isConnection(type)) return compileConnection(type as GraphQLObjectType, selectionSets, args, path);
    const cost = isFreeOfCost(type.name) ? 0 : 1;
    if (isObjectType(type)) {
      const project = compileObject(type, selectionSets, path, bulk);
      return (value, run) => {
        if (value === null || value === undefined) return null;
        run.cost += cost;
        return project(value, run);
      };
    }
    const projectByType = byConcreteType((concrete) => compileObject(concrete, selectionSets, path, bulk));
    return (value, run) => {
      if (value === null || value === undefined) return null;
      run.cost += cost;
      const typed = value as Typed;
      return projectByType(typed.type)(typed.value, run);
    };
  }

  function readEach(items: readonly unknown[], item: Project, run: Run): unknown[] {
    const depth = run.indexes.length;
    const results = items.map((each, index) => {
      run.indexes[depth] = index;
      return item(each, run);
    });
    run.indexes.length = depth;
    return results;
  }

  function byConcreteType<R>(compile: (type: GraphQLObjectType) => R): (name: string) => R {
    const compiled = new Map<string, R>();
    return (name) => {
      let result = compiled.get(name);
      if (result === undefined) {
        result = compile(schema.getType(name) as GraphQLObjectType);
        compiled.set(name, result);
      }
      return result;
    };
  }

  function compileConnection(
    type: GraphQLObjectType,
    selectionSets: readonly SelectionSetNode[],
    args: Args,
    path: Path,
  ): Project {
    const steps = [...collectFields(type, selectionSets)].map(([key, nodes]) => ({
      key,
      read: compileConnectionField(type, nodes, [...path, key]),
    }));
    return (value, run) => {
      const listing = value as Listing<unknown> | null;
      if (listing === null) return null;
      const page = listing.page(args as PageArgs);
      run.cost += 2;
      return Object.fromEntries(steps.map(({ key, read }) => [key, read(page, run)]));
    };
  }

  function compileConnectionField(type: GraphQLObjectType, nodes: readonly FieldNode[], path: Path) {
    const name = (nodes[0] as FieldNode).name.value;
    const selectionSets = nodes.flatMap((each) => (each.selectionSet ? [each.selectionSet] : []));
    if (name === '__typename') return () => type.name;
    if (name === 'pageInfo') {
      const wanted = [...collectFields(schema.getType('PageInfo') as GraphQLObjectType, selectionSets)];
      return (page: Page<unknown>) =>
        Object.fromEntries(wanted.map(([key, [node]]) => [key, describePage(page, node?.name.value ?? '')]));
    }
    const itemType = getNamedType(type.getFields()[name]?.type);
    if (!itemType || (name !== 'nodes' && name !== 'edges')) throw queryProblems.unsupported(type.name, name);
    if (name === 'nodes') {
      const item = compileValue(itemType as GraphQLOutputType, selectionSets, {}, [...path, null], null);
      return (page: Page<unknown>, run: Run) => readEach(page.items, item, run);
    }
    const edgeType = itemType as GraphQLObjectType;
    const parts = [...collectFields(edgeType, selectionSets)].map(([key, edgeNodes]) => {
      const part = (edgeNodes[0] as FieldNode).name.value;
      if (part === '__typename') return { key, read: () => edgeType.name };
      if (part === 'cursor')
        return { key, read: (page: Page<unknown>, item: unknown) => page.cursorOf(item) };
      if (part !== 'node') throw queryProblems.unsupported(edgeType.name, part);
      const inner = edgeNodes.flatMap((each) => (each.selectionSet ? [each.selectionSet] : []));
      const nodeType = getNamedType(edgeType.getFields().node?.type) as GraphQLOutputType;
      const project = compileValue(nodeType, inner, {}, [...path, null, key], null);
      return { key, read: (_page: Page<unknown>, item: unknown, run: Run) => project(item, run) };
    });
    return (page: Page<unknown>, run: Run) =>
      readEach(
        page.items,
        (item) => Object.fromEntries(parts.map(({ key, read }) => [key, read(page, item, run)])),
        run,
      );
  }

  function compileBulkNodes(
    connection: GraphQLObjectType,
    selectionSets: readonly SelectionSetNode[],
    path: Path,
  ): BulkNodes {
    const inner: SelectionSetNode[] = [];
    for (const [, nodes] of collectFields(connection, selectionSets)) {
      for (const node of nodes) {
        if (!node.selectionSet) continue;
        if (node.name.value === 'nodes') inner.push(node.selectionSet);
        if (node.name.value !== 'edges') continue;
        for (const selection of node.selectionSet.selections) {
          if (selection.kind === 'Field' && selection.name.value === 'node' && selection.selectionSet) {
            inner.push(selection.selectionSet);
          }
        }
      }
    }
    const nodeType = getNamedType(connection.getFields().nodes?.type) as GraphQLNamedType;
    const compile = byConcreteType((type) => {
      const connections: BulkConnection[] = [];
      const project = compileObject(type, inner, path, { connections, reach: (source) => source });
      return { project, connections };
    });
    if (isObjectType(nodeType)) {
      const { project, connections } = compile(nodeType.name);
      return (node) => ({ source: node, project, connections });
    }
    return (node) => {
      const typed = node as Typed;
      return { source: typed.value, ...compile(typed.type) };
    };
  }

  return { compileObject };
}

// Only these lists are searched; anywhere else a filter would be dropped without a word.
function refuseUnreadArguments(typeName: string, fieldName: string, args: Args): void {
  const isSearched =
    typeName === 'QueryRoot' ||
    typeName === 'ShopifyPaymentsAccount' ||
    (typeName === 'Shop' && fieldName === 'analyticsAnnotations');
  const unread = isSearched ? ['savedSearchId'] : ['savedSearchId', 'query'];
  const given =
    typeName === 'Mutation'
      ? undefined
      : unread.find((name) => args[name] !== undefined && args[name] !== null);
  if (given) throw queryProblems.unsupported(typeName, `${fieldName}(${given}:)`);
}

function supportedField(typeName: string, fieldName: string): Field {
  const field = supportedFields[typeName]?.[fieldName];
  if (!field) throw queryProblems.unsupported(typeName, fieldName);
  return field;
}

function answerError(cause: unknown, node: FieldNode, path: Path, run: Run): AnsweredError {
  if (!(cause instanceof QueryProblem)) throw cause;
  let index = 0;
  const location = node.loc?.startToken;
  return {
    message: cause.message,
    locations: location ? [{ line: location.line, column: location.column }] : [],
    path: path.map((key) => key ?? run.indexes[index++] ?? 0),
    extensions: cause.extensions,
  };
}
