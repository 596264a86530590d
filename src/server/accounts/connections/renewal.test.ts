import { expect, test } from 'vitest';
import { commonFailures, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { text } from '#shared/core/sentence.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import { createRenewal } from './renewal.ts';

const denied = () =>
  new PlatformFailure('shop', 'reconnect-needed', {
    code: 'denied',
    message: text('The permission is over.'),
  });
const away = () => commonFailures('shop', 'Shop').slow();

interface Connection {
  id: string;
  accessToken: string;
  refreshToken: string;
  leaseUntil: Date | null;
}

/** What a platform does with a renewal, in turn; then it grants. */
type Behaviour = 'denies' | 'is away' | 'loses the answer';

/** One saved connection, seen by any number of processes, at a platform whose refresh tokens are good once. */
function connect({
  behaves = [],
  survivesLostAnswer = false,
}: {
  behaves?: Behaviour[];
  survivesLostAnswer?: boolean;
} = {}) {
  let time = Date.parse('2026-11-23T12:00:00Z');
  let saved: Connection | undefined = {
    id: '1',
    accessToken: 'access 0',
    refreshToken: 'refresh 0',
    leaseUntil: null,
  };
  let granted = 0;
  let lost: string | null = null;
  const [asked, died]: [string[], string[]] = [[], []];
  const now = () => new Date(time);

  async function refresh(refreshToken: string) {
    asked.push(refreshToken);
    const behaviour = behaves.shift();
    await Promise.resolve();
    if (behaviour === 'is away') throw away();
    if (behaviour === 'denies') throw denied();
    if (refreshToken !== `refresh ${granted}` && !(survivesLostAnswer && refreshToken === lost))
      throw denied();
    granted += 1;
    if (behaviour === 'loses the answer') {
      lost = refreshToken;
      throw away();
    }
    return { accessToken: `access ${granted}`, refreshToken: `refresh ${granted}` };
  }

  /** Clocks of processes differ a little. */
  const openProcess = ({ aheadMs = 0 } = {}) =>
    createRenewal<Connection, { accessToken: string; refreshToken: string }>(
      {
        find: async () => saved && { ...saved },
        idOf: ({ id }) => id,
        accessTokenOf: ({ accessToken }) => accessToken,
        refresherOf: ({ refreshToken }) => (refreshToken ? () => refresh(refreshToken) : undefined),
        async claim({ accessToken }, lease) {
          const isFree = !saved?.leaseUntil || saved.leaseUntil < lease.now;
          if (!saved || saved.accessToken !== accessToken || !isFree) return false;
          saved.leaseUntil = lease.until;
          return true;
        },
        async release() {
          if (saved) saved.leaseUntil = null;
        },
        async save(_connection, tokens) {
          if (saved) Object.assign(saved, tokens);
        },
        onDead: async (_connection, { code }) => void died.push(code),
        survivesLostAnswer,
      },
      {
        now: () => new Date(time + aheadMs),
        async sleep(ms) {
          time += ms;
          await Promise.resolve();
        },
      },
    );
  const current = () => ({ ...saved! });
  return {
    openProcess,
    current,
    asked,
    died,
    inMs: (ms: number) => new Date(now().getTime() + ms),
    change: (to: Partial<Connection>) => Object.assign(saved!, to),
    remove: () => (saved = undefined),
  };
}

test('a token that opens for long, or for ever, is used as it is', async () => {
  const { openProcess, current, asked, inMs } = connect();
  const renewal = openProcess();
  expect(await renewal.currentToken(current(), inMs(DAY_MS))).toBe('access 0');
  expect(await renewal.currentToken(current(), null)).toBe('access 0');
  expect(asked).toEqual([]);
});

test('a token that ends within minutes is renewed before it is used, and saved with its refresh token', async () => {
  const { openProcess, current, asked, inMs } = connect();
  const renewal = openProcess();
  for (const times of [1, 2, 3]) {
    expect(await renewal.currentToken(current(), inMs(4 * MINUTE_MS))).toBe(`access ${times}`);
    expect(current()).toMatchObject({ accessToken: `access ${times}`, refreshToken: `refresh ${times}` });
  }
  expect(asked).toEqual(['refresh 0', 'refresh 1', 'refresh 2']);
});

test('denied: the owner has to connect again, whether the token still opens or not', async () => {
  for (const leftMs of [4 * MINUTE_MS, -MINUTE_MS]) {
    const { openProcess, current, died, inMs } = connect({ behaves: ['denies'] });
    await expect(openProcess().currentToken(current(), inMs(leftMs))).rejects.toMatchObject({
      kind: 'reconnect-needed',
    });
    expect(died).toHaveLength(1);
    expect(current().leaseUntil).toBeNull();
  }
});

test('away: a token that still opens is used, one that ran out is not, and nobody has to connect again', async () => {
  const { openProcess, current, died, inMs } = connect({ behaves: ['is away', 'is away'] });
  const renewal = openProcess();
  expect(await renewal.currentToken(current(), inMs(4 * MINUTE_MS))).toBe('access 0');
  await expect(renewal.currentToken(current(), inMs(-1))).rejects.toMatchObject({ kind: 'unavailable' });
  expect(died).toEqual([]);
  expect(await renewal.currentToken(current(), inMs(-1))).toBe('access 1');
});

test('a lost answer: the same refresh token is used once more only where that works', async () => {
  const twice = connect({ behaves: ['loses the answer'], survivesLostAnswer: true });
  expect(await twice.openProcess().renew('1', 'access 0')).toBe('access 2');
  expect(twice.asked).toEqual(['refresh 0', 'refresh 0']);

  const once = connect({ behaves: ['loses the answer'] });
  await expect(once.openProcess().renew('1', 'access 0')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(once.asked).toEqual(['refresh 0']);
});

test('two processes, one of them with a clock ahead, ask once and use the same token', async () => {
  const { openProcess, asked } = connect();
  const processes = [openProcess(), openProcess({ aheadMs: 30_000 }), openProcess()];
  expect(await Promise.all(processes.map(({ renew }) => renew('1', 'access 0')))).toEqual([
    'access 1',
    'access 1',
    'access 1',
  ]);
  expect(asked).toEqual(['refresh 0']);
});

test('a process that ended while it asked is waited for until its lease is over', async () => {
  const { openProcess, change, asked, inMs, current } = connect();
  change({ leaseUntil: inMs(MINUTE_MS) });
  const over = inMs(MINUTE_MS);
  expect(await openProcess().renew('1', 'access 0')).toBe('access 1');
  expect(inMs(0).getTime()).toBeGreaterThan(over.getTime());
  expect(asked).toEqual(['refresh 0']);
  expect(current().leaseUntil).toBeNull();
});

test('mixed up: a refusal of an older token gives the present one without asking', async () => {
  const { openProcess, asked } = connect();
  expect(await openProcess().renew('1', 'an older token')).toBe('access 0');
  expect(asked).toEqual([]);
});

test('a connection that is gone, or is never renewed, has no other token', async () => {
  const lasting = connect();
  lasting.change({ refreshToken: '' });
  expect(await lasting.openProcess().renew('1', 'access 0')).toBeNull();
  expect(await lasting.openProcess().currentToken(lasting.current(), lasting.inMs(0))).toBe('access 0');
  const gone = connect();
  gone.remove();
  expect(await gone.openProcess().renew('1', 'access 0')).toBeNull();
});
