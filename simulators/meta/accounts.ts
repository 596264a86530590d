/** An Instagram account; a personal one cannot be connected. */
export type InstagramAccount = {
  id: string;
  username: string;
  name: string;
  followers: number;
  accountType: 'BUSINESS' | 'MEDIA_CREATOR' | 'PERSONAL';
};

/** `problem` where it cannot be connected. */
export type ThreadsAccount = {
  id: string;
  username: string;
  name: string;
  followers: number;
  problem: string | null;
};

export type FacebookPage = {
  id: string;
  name: string;
  followers: number;
  instagram: InstagramAccount | null;
};

/** Whose consent is asked; all Pages and accounts are this person's. */
export const PERSON = { id: '10158000000000001', name: 'Deniz Aksoy' };

export const DEMO_PAGES: FacebookPage[] = [
  page('104500000000001', 'Yonder Gifts', 8_420, 'yonder.gifts', 12_400),
  page('104500000000002', 'Atelier Lumière', 3_110, 'atelier.lumiere', 21_750),
  page('104500000000003', 'Lumière İstanbul', 5_640, 'lumiere.istanbul', 9_300),
  { id: '104500000000004', name: 'Sunday Market Stall', followers: 260, instagram: null },
];

/** Those that no Page is linked with. */
export const DEMO_INSTAGRAM_ACCOUNTS: InstagramAccount[] = [
  account('17841400000000011', 'corner.candles', 'Corner Candles', 2_150, 'MEDIA_CREATOR'),
  account('17841400000000012', 'deniz.private', 'Deniz', 180, 'PERSONAL'),
];

const TURKEY = 'Threads is not available to accounts in Turkey at present';
const NO_TESTER = 'Has not accepted the invitation to test this app';

export const DEMO_THREADS_ACCOUNTS: ThreadsAccount[] = [
  threadsAccount('24500000000000001', 'yonder.gifts', 'Yonder Gifts', 2_310),
  threadsAccount('24500000000000002', 'atelier.lumiere', 'Atelier Lumière', 4_050),
  threadsAccount('24500000000000003', 'corner.candles', 'Corner Candles', 640),
  threadsAccount('24500000000000004', 'lumiere.istanbul', 'Lumière İstanbul', 1_120, TURKEY),
  threadsAccount('24500000000000005', 'deniz.private', 'Deniz', 90, NO_TESTER),
];

function threadsAccount(
  id: string,
  username: string,
  name: string,
  followers: number,
  problem: string | null = null,
): ThreadsAccount {
  return { id, username, name, followers, problem };
}

function page(id: string, name: string, followers: number, username: string, audience: number): FacebookPage {
  const instagramId = `178414000000000${id.slice(-2)}`;
  return { id, name, followers, instagram: account(instagramId, username, name, audience, 'BUSINESS') };
}

function account(
  id: string,
  username: string,
  name: string,
  followers: number,
  accountType: InstagramAccount['accountType'],
): InstagramAccount {
  return { id, username, name, followers, accountType };
}

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(
  pages: readonly FacebookPage[],
  unlinked: readonly InstagramAccount[],
  threads: readonly ThreadsAccount[],
) {
  const pagesById = new Map(pages.map((each) => [each.id, each]));
  const linked = pages.flatMap(({ instagram }) => instagram ?? []);
  const instagramById = new Map([...linked, ...unlinked].map((each) => [each.id, each]));
  const threadsById = new Map(threads.map((each) => [each.id, each]));
  const pageOfInstagram = new Map(pages.map((each) => [each.instagram?.id, each]));
  return {
    pages,
    instagram: [...instagramById.values()],
    threads,
    findPage: (id: string) => pagesById.get(id) ?? null,
    findInstagram: (id: string) => instagramById.get(id) ?? null,
    findThreads: (id: string) => threadsById.get(id) ?? null,
    findPageOfInstagram: (id: string) => pageOfInstagram.get(id) ?? null,
    nameOf: (id: string) =>
      pagesById.get(id)?.name ?? instagramById.get(id)?.username ?? threadsById.get(id)?.username ?? null,
  };
}
