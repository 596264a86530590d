import type { Publication } from '#simulators/meta/social/publications.ts';

export type Bot = { id: number; name: string; username: string; token: string };

export type Channel = {
  id: number;
  title: string;
  username: string;
  members: number;
  /** What the bots may do there. */
  bots: 'administrators' | 'administrators without posting' | 'nothing';
};

/** What BotFather would give; the same on every machine, as it opens nothing but this simulator. */
export const DEMO_BOT: Bot = {
  id: 7000000001,
  name: 'Vitrin Demo',
  username: 'vitrin_demo_bot',
  token: '7000000001:AAHsimulatedTokenOfTheDemoBot_000001',
};

export const DEMO_CHANNELS: Channel[] = [
  channel(-1001500000001, 'yondergifts', 'Yonder Gifts', 1_840),
  channel(-1001500000002, 'atelierlumiere', 'Atelier Lumière', 920),
  channel(-1001500000003, 'lumiereist', 'Lumière İstanbul', 1_310),
  channel(-1001500000004, 'notinvited', 'Not Invited', 75, 'nothing'),
  channel(-1001500000005, 'mayonlyread', 'May Only Read', 60, 'administrators without posting'),
];

function channel(
  id: number,
  username: string,
  title: string,
  members: number,
  bots: Channel['bots'] = 'administrators',
): Channel {
  return { id, username, title, members, bots };
}

export type TelegramState = {
  /** Of the newest message, by channel. */
  messages: Record<string, number>;
  publications: Publication[];
  /** Its token was revoked at BotFather. */
  isRevoked: boolean;
  /** Channels that the bot was removed from at the desk. */
  removedFrom: string[];
};

export function emptyState(): TelegramState {
  return { messages: {}, publications: [], isRevoked: false, removedFrom: [] };
}
