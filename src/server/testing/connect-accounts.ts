import { type ConsentWay, socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { DEMO_ACCOUNTS as PINTEREST_ACCOUNTS } from '#simulators/pinterest/state.ts';
import { DEMO_ACCOUNTS } from '#simulators/x/state.ts';
import type { TestApp } from './start-app.ts';

const PAGE = '104500000000001';
const ACCOUNTS: Partial<Record<ConsentWay, string>> = {
  x: DEMO_ACCOUNTS[0]!.id,
  pinterest: PINTEREST_ACCOUNTS[0]!.id,
};
type Way = Exclude<ConsentWay, 'instagram'>;
type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** One Page of Facebook with its Instagram account, or an account of X or Pinterest; all of what is found there is chosen for the store. */
export async function connectAccounts(owner: Person, storeId: string, way: Way) {
  await consentAt(owner, storeId, way, PAGE);
  await chooseFound(owner, storeId);
}

/** As an owner does it on the network's own page; of what is found there nothing is chosen yet. */
export async function consentAt(owner: Person, storeId: string, way: Way, page: string) {
  const { authUrl } = await owner.expectOk(
    owner.call(socialAccountEndpoints.connect, { params: { storeId }, body: { way } }),
  );
  const asked = new URL(authUrl);
  const scopes = (asked.searchParams.get('scope') ?? '').split(/[ ,]/);
  const form = new URLSearchParams([
    ...asked.searchParams,
    ...(way in ACCOUNTS ? [['account', ACCOUNTS[way]!]] : [['page', page]]),
    ...scopes.map((scope) => ['granted_scope', scope]),
    ['decision', 'allow'],
  ] as [string, string][]);
  const body = { method: 'POST', body: form, redirect: 'manual' } as const;
  const reply = await fetch(asked.origin + asked.pathname, body);
  await owner.visit(reply.headers.get('location')!);
}

/** Says that all found accounts belong to the store. */
export async function chooseFound(owner: Person, storeId: string) {
  const params = { storeId };
  const found = await owner.expectOk(owner.call(socialAccountEndpoints.found, { params }));
  const body = { chosen: found.map(({ id }) => id), shared: true };
  return owner.expectOk(owner.call(socialAccountEndpoints.choose, { params, body }));
}
