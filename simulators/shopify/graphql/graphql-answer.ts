import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { HIGHEST_QUERY_COST, requestedCost } from '#simulators/shopify/queries/cost.ts';
import { type AnsweredError, QueryProblem } from '#simulators/shopify/queries/problems.ts';
import type { Run } from '#simulators/shopify/queries/run.ts';
import type { CheckedQuery, SchemaCheck } from '#simulators/shopify/queries/schema.ts';
import type { Throttle } from '#simulators/shopify/queries/throttle.ts';
import { createSelectionCompiler, type Project } from './selection.ts';

export type GraphqlBody = { query: string; variables: Record<string, unknown>; operationName: string | null };

type GraphqlAnswer = {
  data?: unknown;
  errors?: AnsweredError[];
  extensions?: Record<string, unknown>;
};

type Outcome = { answer: GraphqlAnswer; requestedQueryCost: number; actualQueryCost: number };

const MUTATION_COST = 10;

/** From a request's text to its answer: check, price, take points, read, give unused points back. */
export function answerGraphql(
  check: SchemaCheck,
  body: GraphqlBody,
  run: Run,
  clientId: string,
  throttle: Throttle,
): Outcome {
  const checked = check.check(body.query, body.operationName);
  if ('refused' in checked) return refuse(checked.refused);
  const read = check.readVariables(checked.operation, body.variables);
  if ('refused' in read) return refuse(read.refused ?? []);
  const fragments = fragmentsOf(checked);

  let project: Project;
  let requested: number;
  try {
    requested = Math.max(1, requestedCost(check.schema, checked.operation, fragments, read.variables));
    project = compileRoot(check, checked.operation, fragments, read.variables);
  } catch (cause) {
    if (cause instanceof QueryProblem)
      return refuse([{ message: cause.message, extensions: cause.extensions }]);
    throw cause;
  }
  const cost = (actualQueryCost: number | null) => ({
    cost: {
      requestedQueryCost: requested,
      actualQueryCost,
      throttleStatus: throttle.statusOf(run.shop, clientId),
    },
  });
  if (requested > HIGHEST_QUERY_COST) return tooDear(requested);
  if (!throttle.take(run.shop, clientId, requested)) {
    const errors = [
      { message: 'Throttled', extensions: { code: 'THROTTLED', documentation: throttleDocumentation } },
    ];
    return { answer: { errors, extensions: cost(null) }, requestedQueryCost: requested, actualQueryCost: 0 };
  }
  const data = readRoot(project, run);
  const isMutation = checked.operation.operation === 'mutation';
  const actual = isMutation ? MUTATION_COST : Math.max(1, Math.min(run.cost, requested));
  throttle.giveBack(run.shop, clientId, requested - actual);
  const errors = run.errors.length > 0 ? { errors: run.errors } : {};
  return {
    answer: { data, ...errors, extensions: cost(actual) },
    requestedQueryCost: requested,
    actualQueryCost: actual,
  };
}

const throttleDocumentation = 'https://shopify.dev/api/usage/rate-limits';

function refuse(errors: AnsweredError[]): Outcome {
  return { answer: { errors }, requestedQueryCost: 0, actualQueryCost: 0 };
}

function tooDear(cost: number): Outcome {
  return refuse([
    {
      message: `Query cost is ${cost}, which exceeds the single query max cost limit (${HIGHEST_QUERY_COST}).`,
      extensions: {
        code: 'MAX_COST_EXCEEDED',
        cost,
        maxCost: HIGHEST_QUERY_COST,
        documentation: throttleDocumentation,
      },
    },
  ]);
}

function fragmentsOf({ document }: CheckedQuery): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((each) =>
      each.kind === 'FragmentDefinition' ? [[each.name.value, each]] : [],
    ),
  );
}

function compileRoot(
  check: SchemaCheck,
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
): Project {
  const root =
    operation.operation === 'mutation' ? check.schema.getMutationType() : check.schema.getQueryType();
  if (!root) throw new Error('The schema has no root for this operation.');
  return createSelectionCompiler(check.schema, fragments, variables).compileObject(
    root,
    [operation.selectionSet],
    [],
    null,
  );
}

/** Null when a promised root field failed: the reason is among the run's errors already. */
function readRoot(project: Project, run: Run): unknown {
  try {
    return project(null, run);
  } catch (cause) {
    if (run.errors.length > 0) return null;
    throw cause;
  }
}
