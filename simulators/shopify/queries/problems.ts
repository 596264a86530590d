/** An error of the GraphQL answer, with the codes of reference: shopify.dev/docs/api/admin-graphql, status and error codes. */
export class QueryProblem extends Error {
  readonly extensions: Record<string, unknown>;

  constructor(message: string, extensions: Record<string, unknown> = {}) {
    super(message);
    this.extensions = extensions;
  }
}

export type AnsweredError = {
  message: string;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
};

export const queryProblems = {
  accessDenied: (field: string, scopes: readonly string[]) => {
    const requiredAccess = `${scopes.map((scope) => `\`${scope}\` access scope`).join(' or ')}.`;
    return new QueryProblem(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    });
  },
  protectedData: (field: string) =>
    new QueryProblem(
      `This app is not approved to access the ${field} field. See https://shopify.dev/docs/apps/launch/protected-customer-data for more details.`,
      {
        code: 'ACCESS_DENIED',
        documentation: 'https://shopify.dev/docs/apps/launch/protected-customer-data',
      },
    ),
  badRequest: (message: string) => new QueryProblem(message, { code: 'BAD_REQUEST' }),
  unsupported: (type: string, field: string) =>
    new QueryProblem(`The simulator does not support ${type}.${field}, though Shopify has it.`, {
      code: 'simulatorDoesNotSupport',
      typeName: type,
      fieldName: field,
    }),
  unknownFilter: (field: string, known: string[]) =>
    new QueryProblem(
      `The simulator does not support the search filter "${field}". It knows: ${known.join(', ')}.`,
      {
        code: 'simulatorDoesNotSupport',
      },
    ),
  invalidSearch: (query: string, reason: string) =>
    new QueryProblem(`Invalid search query "${query}": ${reason}`, { code: 'BAD_REQUEST' }),
};
