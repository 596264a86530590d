import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { AnsweredError } from './problems.ts';

/*
 * The real schema of Admin API 2026-10, so a query that Shopify would refuse is refused here too.
 * Wording of refusals: graphql-ruby's static validation, which Shopify runs.
 */
export const API_VERSION = '2026-10';
const REMEMBERED_DOCUMENTS = 200;

export type CheckedQuery = { document: DocumentNode; operation: OperationDefinitionNode };
type Refusal = { refused: AnsweredError[] };
export type SchemaCheck = ReturnType<typeof createSchemaCheck>;

let loading: Promise<SchemaCheck> | null = null;

/** One schema per process: it takes 0.4 s and 100 MB to build, and never differs. */
export function loadSchemaCheck(): Promise<SchemaCheck> {
  loading ??= readFile(new URL(`../schema/admin-${API_VERSION}.graphql.gz`, import.meta.url))
    .then((packed) => promisify(gunzip)(packed))
    .then((sdl) =>
      createSchemaCheck(
        buildSchema(withoutDescriptions(sdl.toString('utf8')), { assumeValid: true, noLocation: true }),
      ),
    );
  return loading;
}

// Two thirds of the file are prose for people; leaving it out halves the time and memory of reading it.
function withoutDescriptions(sdl: string): string {
  return sdl.replace(/"""[\s\S]*?"""/g, '');
}

function createSchemaCheck(schema: GraphQLSchema) {
  const checked = new Map<string, DocumentNode | Refusal>();

  function checkText(text: string): DocumentNode | Refusal {
    const known = checked.get(text);
    if (known) return known;
    const outcome = parseAndValidate(schema, text);
    if (checked.size >= REMEMBERED_DOCUMENTS) checked.clear();
    checked.set(text, outcome);
    return outcome;
  }

  function check(text: string, operationName: string | null): CheckedQuery | Refusal {
    const document = checkText(text);
    if ('refused' in document) return document;
    const operations = document.definitions.filter((each) => each.kind === 'OperationDefinition');
    const operation = operationName
      ? operations.find((each) => each.name?.value === operationName)
      : operations[0];
    if (!operation || (!operationName && operations.length > 1)) {
      return {
        refused: [
          {
            message: operationName
              ? `No operation named "${operationName}"`
              : 'An operation name is required',
          },
        ],
      };
    }
    return { document, operation };
  }

  function readVariables(operation: OperationDefinitionNode, given: Record<string, unknown>) {
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
    if (coerced) return { variables: coerced };
    return {
      refused: errors.map((error) => ({
        message: error.message,
        locations: error.locations ?? [],
        extensions: { code: 'INVALID_VARIABLE', problems: [{ explanation: error.message }] },
      })),
    };
  }

  return { schema, check, readVariables };
}

function parseAndValidate(schema: GraphQLSchema, text: string): DocumentNode | Refusal {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (cause) {
    const error = cause as GraphQLError;
    return { refused: [{ message: error.message, locations: error.locations ?? [] }] };
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return { refused: errors.map(answerRefusal) };
  return document;
}

const refusals: { pattern: RegExp; code: string; message: (parts: string[]) => string; details: string[] }[] =
  [
    {
      pattern: /^Cannot query field "(.+?)" on type "(.+?)"/,
      code: 'undefinedField',
      message: ([field, type]) => `Field '${field}' doesn't exist on type '${type}'`,
      details: ['fieldName', 'typeName'],
    },
    {
      pattern: /^Unknown argument "(.+?)" on field "(.+?)\.(.+?)"/,
      code: 'argumentNotAccepted',
      message: ([argument, , field]) => `Field '${field}' doesn't accept argument '${argument}'`,
      details: ['argumentName', 'typeName', 'name'],
    },
    {
      pattern: /^Field "(.+?)" argument "(.+?)" of type "(.+?)" is required/,
      code: 'missingRequiredArguments',
      message: ([field, argument]) => `Field '${field}' is missing required arguments: ${argument}`,
      details: ['name', 'arguments'],
    },
    {
      pattern: /^Field "(.+?)" of type "(.+?)" must have a selection of subfields/,
      code: 'selectionMismatch',
      message: ([field, type]) =>
        `Field must have selections (field '${field}' returns ${type} but has no selections. Did you mean '${field} { ... }'?)`,
      details: ['nodeName', 'typeName'],
    },
    {
      pattern: /^Variable "\$(.+?)" is not defined/,
      code: 'variableNotDefined',
      message: ([variable]) => `Variable $${variable} is used but not declared`,
      details: ['variableName'],
    },
    {
      pattern: /^Variable "\$(.+?)" is never used/,
      code: 'variableNotUsed',
      message: ([variable]) => `Variable $${variable} is declared but not used`,
      details: ['variableName'],
    },
    { pattern: /^Variable "\$.+?" of type/, code: 'variableMismatch', message: () => '', details: [] },
    { pattern: /^Unknown type/, code: 'undefinedType', message: () => '', details: [] },
    { pattern: /^Fields ".+?" conflict/, code: 'fieldConflict', message: () => '', details: [] },
  ];

function answerRefusal(error: GraphQLError): AnsweredError {
  const locations = error.locations ?? [];
  for (const { pattern, code, message, details } of refusals) {
    const found = pattern.exec(error.message);
    if (!found) continue;
    const parts = found.slice(1);
    const named = Object.fromEntries(details.map((detail, index) => [detail, parts[index]]));
    return { message: message(parts) || error.message, locations, extensions: { code, ...named } };
  }
  return { message: error.message, locations, extensions: { code: 'argumentLiteralsIncompatible' } };
}
