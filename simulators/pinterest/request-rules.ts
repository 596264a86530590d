import { createSchemaCheck, type Schema } from '#simulators/core/json-schema.ts';
import { refusals } from './refusals.ts';
import rules from './request-schemas.json' with { type: 'json' };

export type OperationName = keyof typeof rules.operations;
export type Category = 'org_read' | 'org_write' | 'org_analytics';

type Operation = {
  limit: Category;
  scopes?: string[];
  path?: Schema;
  query?: Schema;
  body?: string;
};

export const OPERATIONS = rules.operations as Record<OperationName, Operation>;
const SCHEMAS = rules.schemas as Record<string, Schema>;
const faultIn = createSchemaCheck(SCHEMAS);

/** Refuses what Pinterest's own description of the call does not allow, and names that it does not know. */
export function checkRequest(
  name: OperationName,
  { path, query, body }: { path: Record<string, string>; query: URLSearchParams; body: unknown },
): void {
  const operation = OPERATIONS[name];
  const faults = [
    faultIn(path, operation.path ?? {}),
    faultIn(asValues(query, operation.query), { additionalProperties: false, ...operation.query }),
    operation.body ? faultInBody(body, operation.body) : null,
  ];
  const fault = faults.find((each) => each !== null);
  if (fault) throw refusals.invalid(fault);
}

function faultInBody(body: unknown, schema: string): string | null {
  const fault = faultIn(body, { $ref: schema });
  if (fault) return fault;
  const known = SCHEMAS[schema]!.properties ?? {};
  // Forms have fields that only the prose of the description names.
  const unknown = SCHEMAS[schema]!.discriminator
    ? undefined
    : Object.keys(body as object).find((name) => !(name in known));
  return unknown === undefined ? null : `$.${unknown}: is not known`;
}

/** Texts of an address as the values that they stand for. */
function asValues(query: URLSearchParams, schema: Schema | undefined): Record<string, unknown> {
  const read = (name: string, text: string): unknown => {
    switch (schema?.properties?.[name]?.type) {
      case 'integer':
        return /^\d+$/.test(text) ? Number(text) : text;
      case 'boolean':
        return text === 'true' || (text === 'false' ? false : text);
      case 'array':
        return text.split(',');
      default:
        return text;
    }
  };
  return Object.fromEntries([...query].map(([name, text]) => [name, read(name, text)]));
}
