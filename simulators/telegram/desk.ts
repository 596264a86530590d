import { type Answer, htmlAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { escapeHtml, renderPage } from '#simulators/meta/social/pages.ts';
import type { Bot, Channel, TelegramState } from './state.ts';

const LOOK = { brand: 'Telegram simulator', colour: '#2481cc', width: 'wide' as const };

type Dependencies = { state: TelegramState; changed: () => void };

export type TelegramControl = ReturnType<typeof createTelegramControl>;

/** What can happen without the app's doing; a test and a person at the desk do the same. */
export function createTelegramControl({ state, changed }: Dependencies) {
  return {
    /** As with /revoke at BotFather. */
    revokeToken() {
      state.isRevoked = true;
      changed();
    },
    restoreToken() {
      state.isRevoked = false;
      changed();
    },
    removeBot(username: string) {
      state.removedFrom.push(username);
      changed();
    },
    addBot(username: string) {
      state.removedFrom = state.removedFrom.filter((each) => each !== username);
      changed();
    },
  };
}

export function showDesk(state: TelegramState, bot: Bot, channels: readonly Channel[]): Answer {
  const button = (action: string, label: string, channel = '') =>
    `<form method="post" action="/desk/${action}"><input type="hidden" name="channel" value="${escapeHtml(channel)}"><button class="quiet">${label}</button></form>`;
  const rows = channels.map(({ username, title, bots }) => {
    const isRemoved = state.removedFrom.includes(username);
    const action =
      bots === 'nothing'
        ? ''
        : isRemoved
          ? button('add-bot', 'Make the bot an administrator', username)
          : button('remove-bot', 'Remove the bot', username);
    return `<tr><td>@${escapeHtml(username)}</td><td>${escapeHtml(title)}</td><td>${isRemoved ? 'nothing' : bots}</td><td>${action}</td></tr>`;
  });
  const token = state.isRevoked
    ? `revoked ${button('restore-token', 'Make it valid again')}`
    : `<code>${escapeHtml(bot.token)}</code> ${button('revoke-token', 'Revoke it')}`;
  return htmlAnswer(
    renderPage(
      'Desk',
      `<nav><a href="/feed">Feed</a></nav><section class="card"><h1>BotFather</h1>
      <p>Done! Congratulations on your new bot. You will find it at @${escapeHtml(bot.username)}. Use this token to access the HTTP API:</p><p>${token}</p></section>
      <section class="card"><h1>Channels</h1><table><thead><tr><th>Name</th><th>Title</th><th>The bot is</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`,
      LOOK,
    ),
  );
}

/** Null when there is no such button. */
export function actAtDesk(control: TelegramControl, action: string, form: URLSearchParams): Answer | null {
  const channel = form.get('channel') ?? '';
  if (action === 'revoke-token') control.revokeToken();
  else if (action === 'restore-token') control.restoreToken();
  else if (action === 'remove-bot') control.removeBot(channel);
  else if (action === 'add-bot') control.addBot(channel);
  else return null;
  return redirectAnswer('/desk');
}
