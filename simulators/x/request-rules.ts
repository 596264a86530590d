import { createSchemaCheck, type Schema } from '#simulators/core/json-schema.ts';
import { xRefusals } from './problems.ts';
import rules from './request-schemas.json' with { type: 'json' };

const faultIn = createSchemaCheck(rules.schemas as Record<string, Schema>);

/** Refuses a body that X's own description of its API does not allow. */
export function checkBody(body: unknown, schema: keyof typeof rules.schemas): void {
  const fault = faultIn(body, { $ref: schema });
  if (fault) throw xRefusals.invalidRequest(fault);
}
