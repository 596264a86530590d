import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';

/** The fields of a selection for one concrete type, fragments opened and @skip and @include obeyed, by answer key. */
export function createFieldCollector(
  schema: GraphQLSchema,
  fragments: Map<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
) {
  return function collectFields(
    type: GraphQLObjectType,
    selectionSets: readonly SelectionSetNode[],
    found = new Map<string, FieldNode[]>(),
  ): Map<string, FieldNode[]> {
    for (const { selections } of selectionSets) {
      for (const selection of selections) {
        if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true) continue;
        if (getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if === false) continue;
        if (selection.kind === 'Field') {
          const key = selection.alias?.value ?? selection.name.value;
          found.set(key, [...(found.get(key) ?? []), selection]);
          continue;
        }
        const fragment =
          selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection;
        const condition = fragment?.typeCondition?.name.value;
        if (fragment && (!condition || isKindOf(schema, type, condition))) {
          collectFields(type, [fragment.selectionSet], found);
        }
      }
    }
    return found;
  };
}

function isKindOf(schema: GraphQLSchema, type: GraphQLObjectType, condition: string): boolean {
  const wanted = schema.getType(condition);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}

export function isConnection(type: GraphQLNamedType | undefined): boolean {
  return isObjectType(type) && type.name.endsWith('Connection') && 'pageInfo' in type.getFields();
}
