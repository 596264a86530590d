import type { OpenDatabase } from '#server/core/db/database.ts';
import type { Call } from '#server/operations/command/command.ts';
import { refuseUnlessUpToDate, withDatabase } from '#server/operations/command/copying/with-database.ts';
import { BadUse, Failed } from '#server/operations/command/failed.ts';
import { RESET_MINUTES } from '#shared/accounts/passwords.ts';
import { type AccountServices, openAccountServices } from './account-services.ts';
import { findAccount } from './find-account.ts';
import { type Factors, listUsers, readFactors, readStores, readUse } from './users-repository.ts';

export function user(call: Call): Promise<object> {
  return withDatabase(call.config(), async (database) => {
    await refuseUnlessUpToDate(database);
    return userIn(database, call);
  });
}

/** One of the actions, in an open database. */
export async function userIn(database: OpenDatabase, call: Call): Promise<object> {
  const [action = '', email] = call.args;
  if (action === 'list' && !email) return list(database, call);
  const act = ACTIONS[action];
  if (!act || !email)
    throw new BadUse(
      'Usage: vitrin user list, or one of show, reset-link, reset-factors, sign-out, delete with EMAIL',
    );
  return act(database, email, call);
}

type Action = (database: OpenDatabase, email: string, call: Call) => Promise<object>;

const ACTIONS: Record<string, Action> = {
  show,
  'reset-link': resetLink,
  'reset-factors': removeFactors,
  'sign-out': signOut,
  delete: deleteAccount,
};

async function withServices<T>(
  database: OpenDatabase,
  { config, now }: Call,
  work: (services: AccountServices) => Promise<T>,
): Promise<T> {
  const services = await openAccountServices(database, config(), now);
  try {
    return await work(services);
  } finally {
    await services.stop();
  }
}

async function list({ db }: OpenDatabase, { print }: Call) {
  const users = await listUsers(db);
  for (const { email, createdAt, isVerified, stores } of users)
    print(`${email}  since ${createdAt.slice(0, 10)}  ${stores} stores${isVerified ? '' : '  not verified'}`);
  print(`${users.length} accounts`);
  return { users };
}

async function show({ db }: OpenDatabase, email: string, { print }: Call) {
  const account = await findAccount(db, email);
  const [use, stores] = [await readUse(db, account.id), await readStores(db, account.id)];
  const factors = await readFactors(db, account.id);
  print(`${account.email}  ${account.id}`);
  print(`since ${account.createdAt.toISOString()}, by ${account.provider}, in ${account.language}`);
  print(
    `address ${account.emailVerified ? 'verified' : 'not verified'}, password ${account.password ? 'set' : 'not set'}`,
  );
  for (const line of factorLines(factors)) print(line);
  print(
    `${use.sessions} sign-ins, last used ${use.lastUsedAt ?? 'never'}; ${use.waitingPosts} posts planned`,
  );
  for (const { name, platform, isActive, phase, orders, problem } of stores)
    print(
      `store ${name} (${platform}): ${isActive ? (phase ?? 'waiting') : 'must be connected again'}, ${orders ?? 0} orders${problem ? `, ${problem}` : ''}`,
    );
  const { id, emailVerified, createdAt, provider, language } = account;
  return {
    id,
    email: account.email,
    emailVerified,
    createdAt,
    provider,
    language,
    ...factors,
    ...use,
    stores,
  };
}

async function resetLink(database: OpenDatabase, email: string, call: Call) {
  const account = await findAccount(database.db, email);
  return withServices(database, call, async ({ links }) => {
    const { address } = await links.make(account, 'reset-password');
    call.print(address);
    call.print(`Opens once, within ${RESET_MINUTES} minutes. Anyone who has it can choose the password.`);
    return { address, minutes: RESET_MINUTES };
  });
}

/** Of an owner who has shown by other means that they are who they say. */
async function removeFactors(database: OpenDatabase, email: string, call: Call) {
  const account = await findAccount(database.db, email);
  const factors = await readFactors(database.db, account.id);
  for (const line of factorLines(factors)) call.print(line);
  await expectTyped(call, account.email, 'to remove these and sign the account out');
  return withServices(database, call, async ({ resetFactors }) => {
    await resetFactors(account.id);
    call.print(
      `${account.email} signs in with its password or Google alone. reset-link makes a new password.`,
    );
    return { email: account.email, ...factors };
  });
}

function factorLines({ passkeys, secondFactorSince, recoveryCodesLeft }: Factors): string[] {
  return [
    ...passkeys.map(({ name, usedAt }) => `passkey ${name}, last used ${usedAt ?? 'never'}`),
    secondFactorSince
      ? `codes of an app since ${secondFactorSince}, ${recoveryCodesLeft} recovery codes left`
      : 'no codes of an app',
  ];
}

async function expectTyped(call: Call, email: string, purpose: string): Promise<void> {
  if (call.options.yes) return;
  const typed = await call.ask(`This cannot be undone. Type ${email} ${purpose}:`);
  if (typed.trim().toLowerCase() !== email) throw new Failed('Not the same address: nothing was changed.');
}

async function signOut(database: OpenDatabase, email: string, call: Call) {
  const account = await findAccount(database.db, email);
  return withServices(database, call, async ({ sessions }) => {
    await sessions.endAllOf(account.id);
    call.print(`${account.email} is signed out everywhere.`);
    return { email: account.email };
  });
}

async function deleteAccount(database: OpenDatabase, email: string, call: Call) {
  const account = await findAccount(database.db, email);
  await expectTyped(call, account.email, 'to delete the account');
  return withServices(database, call, async ({ deletion }) => {
    await deletion.begin(account.id);
    call.print(
      `${account.email} is deleted. Vitrin, while it runs, notifies its platforms and removes its data.`,
    );
    return { id: account.id, email: account.email };
  });
}
