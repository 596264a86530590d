import { type Reply, readReply } from '#simulators/meta/testing/client.ts';

/** Asks Google Ads with a person's token. */
export function adsClient(origin: string, token: string) {
  const authorization = `Bearer ${token}`;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}/v26/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const search = async (
    customerId: string,
    query: string,
    { managerId, ...body }: { managerId?: string; pageToken?: string; pageSize?: number } = {},
  ): Promise<Reply> =>
    readReply(
      await post(
        `customers/${customerId}/googleAds:search`,
        { query, ...body },
        managerId ? { 'login-customer-id': managerId } : {},
      ),
    );
  return {
    search,
    stream: async (customerId: string, query: string) =>
      readReply(await post(`customers/${customerId}/googleAds:searchStream`, { query })),
    accessible: async () =>
      readReply(
        await fetch(`${origin}/v26/customers:listAccessibleCustomers`, { headers: { authorization } }),
      ),
  };
}

/** The error enum of a refusal, as `queryError UNRECOGNIZED_FIELD`. */
export function errorCodeOf({ body }: Reply): string {
  const { errorCode } = body.error.details[0].errors[0];
  return Object.entries(errorCode).flat().join(' ');
}
