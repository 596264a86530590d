import { type Answer, htmlAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { type ListFaults, listFaultForm, listFaultIn } from '#simulators/meta/social/list-faults.ts';
import { escapeHtml, renderPage } from '#simulators/meta/social/pages.ts';
import type { Limits } from './limits.ts';
import type { PinterestOauth } from './oauth.ts';
import { type Access, DEMO_ACCOUNTS, nextId, type PinterestState } from './state.ts';

const LOOK = { brand: 'Pinterest simulator', colour: '#b60019', width: 'wide' as const };

type Dependencies = {
  state: PinterestState;
  oauth: PinterestOauth;
  limits: Limits;
  listFaults: ListFaults;
  changed: () => void;
  now: () => number;
};

export type PinterestControl = ReturnType<typeof createPinterestControl>;

/** What can happen without the app's doing; a test and a person at the desk do the same. */
export function createPinterestControl({ state, oauth, limits, listFaults, changed, now }: Dependencies) {
  return {
    /** What goes wrong with the lists of pins; null for nothing. */
    setListFault: listFaults.set,
    /** Access tokens only: refreshing still works. */
    expireTokens: () => oauth.expire(),
    revokeAccess: () => oauth.endAll(),
    /** What Pinterest has granted the app. */
    setAccess(access: Access) {
      state.access = access;
      changed();
    },
    /** As if all pins had been made that may be made now. */
    exhaustWrites(accountId: string) {
      limits.exhaust(accountId, 'org_write');
    },
    addBoard(accountId: string, name: string) {
      const id = nextId(state, now());
      state.boards.push({ id, accountId, name, privacy: 'PUBLIC' });
      changed();
      return id;
    },
    deleteBoard(id: string) {
      state.boards = state.boards.filter((board) => board.id !== id);
      changed();
    },
  };
}

export function showDesk(state: PinterestState): Answer {
  const button = (action: string, label: string, fields = '') =>
    `<form method="post" action="/desk/${action}">${fields}<button class="quiet">${label}</button></form>`;
  const isTrial = state.access === 'trial';
  const rows = state.boards.map(({ id, accountId, name, privacy }) => {
    const account = DEMO_ACCOUNTS.find((each) => each.id === accountId)!;
    const hidden = `<input type="hidden" name="board" value="${id}">`;
    return `<tr><td>${escapeHtml(name)}</td><td>@${account.username}</td><td>${privacy.toLowerCase()}</td><td>${button('delete-board', 'Delete', hidden)}</td></tr>`;
  });
  const accounts = DEMO_ACCOUNTS.map(({ id, username }) => `<option value="${id}">@${username}</option>`);
  return htmlAnswer(
    renderPage(
      'Desk',
      `<nav><a href="/feed">Feed</a></nav><section class="card"><h1>Desk</h1>
      <p>The app has ${state.access} access${isTrial ? ': its pins are visible to their creator only' : ''}.</p>
      <div class="row">${isTrial ? button('grant-standard', 'Grant standard access') : button('back-to-trial', 'Back to trial access')}${button('expire-tokens', 'Let access tokens expire')}${button('revoke-access', 'Revoke access')}${button('use-up-writes', 'Use up the pins that may be made now')}</div>
      ${listFaultForm()}</section>
      <section class="card"><h1>Boards</h1><table><tbody>${rows.join('')}</tbody></table>
      <form method="post" action="/desk/add-board" class="row"><label>Name <input name="name" required></label><select name="account" aria-label="Account">${accounts.join('')}</select><button class="quiet">Add a board</button></form></section>`,
      LOOK,
    ),
  );
}

/** Null when there is no such button. */
export function actAtDesk(control: PinterestControl, action: string, form: URLSearchParams): Answer | null {
  if (action === 'grant-standard') control.setAccess('standard');
  else if (action === 'back-to-trial') control.setAccess('trial');
  else if (action === 'expire-tokens') control.expireTokens();
  else if (action === 'revoke-access') control.revokeAccess();
  else if (action === 'use-up-writes') for (const { id } of DEMO_ACCOUNTS) control.exhaustWrites(id);
  else if (action === 'list-fault') control.setListFault(listFaultIn(form));
  else if (action === 'add-board') control.addBoard(form.get('account') ?? '', form.get('name') ?? '');
  else if (action === 'delete-board') control.deleteBoard(form.get('board') ?? '');
  else return null;
  return redirectAnswer('/desk');
}
