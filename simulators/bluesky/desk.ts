import { type Answer, htmlAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { escapeHtml, renderPage } from '#simulators/meta/social/pages.ts';
import type { Sessions } from './sessions.ts';
import { type BlueskyState, DEMO_ACCOUNTS } from './state.ts';

const LOOK = { brand: 'Bluesky simulator', colour: '#0a7aff', width: 'wide' as const };

type Dependencies = { state: BlueskyState; sessions: Sessions; changed: () => void };

export type BlueskyControl = ReturnType<typeof createBlueskyControl>;

/** What can happen without the app's doing; a test and a person at the desk do the same. */
export function createBlueskyControl({ state, sessions, changed }: Dependencies) {
  return {
    /** Access tokens only: refreshing still works. */
    expireTokens: () => sessions.expire(),
    /** The owner deletes the app password, and with it every session. */
    deleteAppPassword(did: string) {
      state.closed.push(did);
      changed();
    },
    addAppPassword(did: string) {
      state.closed = state.closed.filter((each) => each !== did);
      changed();
    },
  };
}

export function showDesk(state: BlueskyState): Answer {
  const button = (action: string, label: string, did = '') =>
    `<form method="post" action="/desk/${action}"><input type="hidden" name="did" value="${did}"><button class="quiet">${label}</button></form>`;
  const rows = DEMO_ACCOUNTS.map(({ did, handle, appPassword }) => {
    const isClosed = state.closed.includes(did);
    const action = isClosed
      ? button('add-app-password', 'Add it again', did)
      : button('delete-app-password', 'Delete it', did);
    return `<tr><td>${escapeHtml(handle)}</td><td>${isClosed ? 'deleted' : `<code>${appPassword}</code>`}</td><td>${action}</td></tr>`;
  });
  return htmlAnswer(
    renderPage(
      'Desk',
      `<nav><a href="/feed">Feed</a></nav><section class="card"><h1>App passwords</h1><table><thead><tr><th>Handle</th><th>App password</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>
      <div class="row">${button('expire-tokens', 'Let access tokens expire')}</div></section>`,
      LOOK,
    ),
  );
}

/** Null when there is no such button. */
export function actAtDesk(control: BlueskyControl, action: string, form: URLSearchParams): Answer | null {
  const did = form.get('did') ?? '';
  if (action === 'expire-tokens') control.expireTokens();
  else if (action === 'delete-app-password') control.deleteAppPassword(did);
  else if (action === 'add-app-password') control.addAppPassword(did);
  else return null;
  return redirectAnswer('/desk');
}
