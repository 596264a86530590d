import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { isConnection } from '#simulators/shopify/queries/field-collection.ts';

/*
 * What a bulk query may look like, from shopify.dev/docs/api/usage/bulk-operations/queries. "Nesting at most
 * two deep" counts the connections inside the root connection: orders > fulfillmentOrders > lineItems runs in
 * published connectors, so orders > agreements > sales is allowed too.
 */
const MOST_CONNECTIONS = 5;
const DEEPEST_NESTING = 2;

export function refuseBulkQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): string | null {
  let connections = 0;
  let deepest = 0;
  const problems: string[] = [];

  if (document.definitions.filter((each) => each.kind === 'OperationDefinition').length > 1) {
    return 'Bulk queries must contain exactly one operation';
  }
  if (operation.operation !== 'query') return 'Bulk queries must be queries, not mutations';
  if ((operation.variableDefinitions ?? []).length > 0) return 'Bulk queries cannot contain variables';

  function visit(
    type: GraphQLNamedType,
    set: SelectionSetNode,
    depth: number,
    inList: boolean,
    atRoot: boolean,
  ): void {
    for (const selection of set.selections) {
      if (selection.kind !== 'Field') {
        const fragment =
          selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection;
        const condition = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type;
        if (fragment && condition) visit(condition, fragment.selectionSet, depth, inList, atRoot);
        continue;
      }
      const name = selection.name.value;
      if (atRoot && (name === 'node' || name === 'nodes')) {
        problems.push(`Bulk queries cannot contain a top level '${name}' field.`);
      }
      const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
      if (!definition || !selection.selectionSet) continue;
      const named = getNamedType(definition.type);
      if (isConnection(named)) {
        connections += 1;
        deepest = Math.max(deepest, depth);
        if (inList)
          problems.push(
            'Queries that contain a connection field within a list field are not currently supported.',
          );
        const nodes = nodeSelections(selection.selectionSet);
        const nodeType = isObjectType(named) ? getNamedType(named.getFields().nodes?.type) : undefined;
        for (const node of nodes) {
          const before = connections;
          if (nodeType) visit(nodeType, node, depth + 1, false, false);
          if (connections > before && !selectsId(node)) {
            problems.push(
              `The parent 'node' field for a nested connection must select the 'id' field without an alias and must be of 'ID' return type. Connection fields without 'id': ${name}.`,
            );
          }
        }
      } else {
        const isPlainList = isListType(getNullableType(definition.type));
        visit(named, selection.selectionSet, depth, inList || isPlainList, false);
      }
    }
  }

  function selectsId(set: SelectionSetNode): boolean {
    return set.selections.some((selection) => {
      if (selection.kind === 'Field') return selection.name.value === 'id' && !selection.alias;
      const fragment = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection;
      return fragment ? selectsId(fragment.selectionSet) : false;
    });
  }

  const root = schema.getQueryType();
  if (root) visit(root, operation.selectionSet, 0, false, true);
  if (problems[0]) return problems[0];
  if (connections === 0) return 'Bulk queries must contain at least one connection.';
  if (connections > MOST_CONNECTIONS)
    return `Bulk queries cannot contain more than ${MOST_CONNECTIONS} connections.`;
  if (deepest > DEEPEST_NESTING) {
    return `Bulk queries cannot contain connections with a nesting depth greater than ${DEEPEST_NESTING}.`;
  }
  return null;
}

function nodeSelections(set: SelectionSetNode): SelectionSetNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind !== 'Field' || !selection.selectionSet) return [];
    if (selection.name.value === 'nodes' || selection.name.value === 'node') return [selection.selectionSet];
    return selection.name.value === 'edges' ? nodeSelections(selection.selectionSet) : [];
  });
}
