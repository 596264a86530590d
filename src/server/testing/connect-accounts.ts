import { type ConsentWay, socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { DEMO_ACCOUNTS } from '#simulators/x/state.ts';
import type { TestApp } from './start-app.ts';

const PAGE = '104500000000001';
type Person = Awaited<ReturnType<TestApp['signUp']>>;

/**
 * As an owner does it on the network's own page: one Page of Facebook with its Instagram account, or an account of X.
 * All of what is found there is chosen for the store.
 */
export async function connectAccounts(owner: Person, storeId: string, way: Exclude<ConsentWay, 'instagram'>) {
  const { authUrl } = await owner.expectOk(
    owner.call(socialAccountEndpoints.connect, { params: { storeId }, body: { way } }),
  );
  const page = new URL(authUrl);
  const scopes = (page.searchParams.get('scope') ?? '').split(/[ ,]/);
  const form = new URLSearchParams([
    ...page.searchParams,
    ...[way === 'x' ? ['account', DEMO_ACCOUNTS[0]!.id] : ['page', PAGE]],
    ...scopes.map((scope) => ['granted_scope', scope]),
    ['decision', 'allow'],
  ] as [string, string][]);
  const reply = await fetch(page.origin + page.pathname, { method: 'POST', body: form, redirect: 'manual' });
  await owner.visit(reply.headers.get('location')!);
  await chooseFound(owner, storeId);
}

/** Says that all found accounts belong to the store. */
export async function chooseFound(owner: Person, storeId: string) {
  const params = { storeId };
  const found = await owner.expectOk(owner.call(socialAccountEndpoints.found, { params }));
  const body = { chosen: found.map(({ id }) => id), shared: true };
  return owner.expectOk(owner.call(socialAccountEndpoints.choose, { params, body }));
}
