import type { Answer, Outcome } from '#simulators/meta/social/answer.ts';
import { createFaults } from '#simulators/meta/social/faults.ts';
import { feedJson, showFeed, showPublication } from '#simulators/meta/social/feed-page.ts';
import { type Call, startServer } from '#simulators/meta/social/http-server.ts';
import { createMediaShelf } from '#simulators/meta/social/media-shelf.ts';
import { avatar } from '#simulators/meta/social/pages.ts';
import { type Parameters, readForm, readParameters } from '#simulators/meta/social/parameters.ts';
import { createPublications, type Publication } from '#simulators/meta/social/publications.ts';
import { openStateFile } from '#simulators/meta/social/state-file.ts';
import { actAtDesk, createTelegramControl, showDesk, type TelegramControl } from './desk.ts';
import { refusals, succeeded } from './refusals.ts';
import { chatOf, createSending } from './sending.ts';
import { type Bot, type Channel, DEMO_BOT, DEMO_CHANNELS, emptyState } from './state.ts';

export type TelegramSimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where telegram.json and the pictures are saved; left out, nothing survives. */
  stateDir?: string;
};

export type TelegramSimulator = TelegramControl & {
  apiOrigin: string;
  feedUrl: string;
  /** What an owner pastes. */
  token: string;
  /** Every accepted publication, in order. */
  feed(): readonly Publication[];
  stop(): Promise<void>;
};

const FEED_LOOK = {
  brand: 'Telegram simulator',
  colour: '#2481cc',
  tabs: [{ label: 'Feed', network: '' }],
};

/** https://core.telegram.org/bots/api */
export async function createTelegramSimulator(
  options: TelegramSimulatorOptions = {},
): Promise<TelegramSimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const { state, changed, close } = openStateFile(options.stateDir, 'telegram.json', emptyState());
  const shelf = createMediaShelf(options.stateDir, 'telegram-media');
  const publications = createPublications(state.publications, changed);
  const control = createTelegramControl({ state, changed });
  const sending = createSending({
    state,
    changed,
    now,
    shelf,
    publications,
    faults: createFaults(),
    revoke: control.revokeToken,
    origin: () => server.origin,
  });

  async function answer(call: Call): Promise<Outcome> {
    const { method, path } = call;
    const asked = /^\/bot([^/]+)\/(\w+)$/.exec(path);
    if (asked) return perform(asked[2]!, botOf(asked[1]!), await readParameters(call));
    if (path.startsWith('/desk')) {
      const action = path.split('/')[2] ?? '';
      const done = method === 'POST' ? actAtDesk(control, action, await readForm(call)) : null;
      return done ?? showDesk(state, DEMO_BOT, DEMO_CHANNELS);
    }
    return showPublic(path);
  }

  function botOf(token: string): Bot {
    if (token !== DEMO_BOT.token || state.isRevoked) throw refusals.unauthorized();
    return DEMO_BOT;
  }

  function perform(method: string, bot: Bot, parameters: Parameters): Outcome | Promise<Outcome> {
    const { values } = parameters;
    if (method === 'getMe')
      return succeeded({ id: bot.id, is_bot: true, first_name: bot.name, username: bot.username });
    const channel = channelOf(values.chat_id ?? '');
    switch (method) {
      case 'getChat':
        return succeeded(chatOf(channel));
      case 'getChatMemberCount':
        return succeeded(channel.members);
      case 'getChatMember':
        return succeeded(membershipOf(bot, channel));
    }
    if (!method.startsWith('send')) throw refusals.unknownMethod();
    const { status, can_post_messages } = membershipOf(bot, channel);
    if (status === 'left') throw refusals.notMember();
    if (!can_post_messages) throw refusals.mayNotPost();
    switch (method) {
      case 'sendMessage':
        return sending.sendMessage(bot, channel, parameters);
      case 'sendPhoto':
        return sending.sendOne(bot, channel, 'photo', parameters);
      case 'sendVideo':
        return sending.sendOne(bot, channel, 'video', parameters);
      case 'sendMediaGroup':
        return sending.sendAlbum(bot, channel, parameters);
    }
    throw refusals.unknownMethod();
  }

  function channelOf(asked: string): Channel {
    const found = DEMO_CHANNELS.find(
      ({ id, username }) => String(id) === asked || `@${username}` === asked.toLowerCase(),
    );
    if (!found) throw refusals.chatNotFound();
    return found;
  }

  function membershipOf(bot: Bot, { username, bots }: Channel) {
    const user = { id: bot.id, is_bot: true, first_name: bot.name, username: bot.username };
    if (bots === 'nothing' || state.removedFrom.includes(username)) return { user, status: 'left' };
    return { user, status: 'administrator', can_post_messages: bots === 'administrators' };
  }

  function showPublic(path: string): Answer {
    if (path === '/feed') return showFeed(publications.list, null, FEED_LOOK);
    if (path === '/feed.json') return feedJson(publications.list, null);
    const [area, name = ''] = path.split('/').filter(Boolean);
    if (area === 'media') return shelf.show(name);
    if (area === 'avatar') {
      const channel = DEMO_CHANNELS.find(({ id }) => `${id}.svg` === name);
      const headers = { 'content-type': 'image/svg+xml' };
      return { status: 200, headers, body: avatar(channel?.title ?? '?') };
    }
    return showPublication(publications.find(`${area}-${name}`), FEED_LOOK);
  }

  const server = await startServer(options.port ?? 0, answer);

  return {
    ...control,
    apiOrigin: server.origin,
    feedUrl: `${server.origin}/feed`,
    token: DEMO_BOT.token,
    feed: () => publications.list,
    async stop() {
      await server.stop();
      close();
    },
  };
}
