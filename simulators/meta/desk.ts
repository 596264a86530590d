import type { Accounts } from './accounts.ts';
import { type Answer, htmlAnswer, redirectAnswer } from './social/answer.ts';
import { type ListFaults, listFaultForm, listFaultIn } from './social/list-faults.ts';
import { renderPage } from './social/pages.ts';
import type { MetaState } from './state.ts';
import type { Tokens } from './tokens.ts';

const LOOK = {
  brand: 'Facebook, Instagram and Threads simulator',
  colour: '#0866ff',
  width: 'wide' as const,
};

type Dependencies = { state: MetaState; tokens: Tokens; listFaults: ListFaults; changed: () => void };

export type MetaControl = ReturnType<typeof createMetaControl>;

/** What can happen to the accounts without the app's doing; a test and a person at the desk do the same. */
export function createMetaControl({ state, tokens, listFaults, changed }: Dependencies) {
  return {
    /** What goes wrong with the lists of posts and media, and with what containers say; null for nothing. */
    setListFault: listFaults.set,
    expireTokens: () => tokens.expire(() => true),
    /** Page and user tokens end with it, and those of Instagram and Threads. */
    changePassword: () => tokens.kill(460),
    removeApp: () => tokens.kill(458),
    /** How many posts an Instagram account may publish in 24 hours; null for the usual. */
    setInstagramQuota(quota: number | null) {
      state.instagramQuota = quota;
      changed();
    },
    setThreadsQuota(quota: number | null) {
      state.threadsQuota = quota;
      changed();
    },
  };
}

export function showDesk(state: MetaState, accounts: Accounts, tokens: Tokens): Answer {
  const texts = Object.keys(state.tokens);
  const good = texts.filter(tokens.isGood).length;
  const button = (action: string, label: string) =>
    `<form method="post" action="/desk/${action}"><button class="quiet">${label}</button></form>`;
  const rows = accounts.pages.map(
    ({ name, instagram }) =>
      `<tr><td>${name}</td><td>${instagram ? `@${instagram.username}` : 'none'}</td></tr>`,
  );
  return htmlAnswer(
    renderPage(
      'Desk',
      `<nav><a href="/feed">Feed</a></nav><section class="card"><h1>Desk</h1>
      <p>${good} of ${texts.length} tokens are good. ${state.publications.length} posts were accepted.</p>
      <div class="row">${button('expire-tokens', 'Let all tokens expire')}${button('change-password', 'Change the password')}${button('remove-app', 'Remove Vitrin from the account')}</div>
      <form method="post" action="/desk/quota" class="row"><label>Instagram posts in 24 hours <input type="number" name="quota" min="0" value="${state.instagramQuota ?? ''}" placeholder="usual"></label><button class="quiet">Set</button></form>
      <form method="post" action="/desk/threads-quota" class="row"><label>Posts of Threads in 24 hours <input type="number" name="quota" min="0" value="${state.threadsQuota ?? ''}" placeholder="usual"></label><button class="quiet">Set</button></form>
      ${listFaultForm()}</section><section class="card"><table><thead><tr><th>Page</th><th>Instagram</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`,
      LOOK,
    ),
  );
}

/** Null when there is no such button. */
export function actAtDesk(control: MetaControl, action: string, form: URLSearchParams): Answer | null {
  const quota = form.get('quota');
  if (action === 'expire-tokens') control.expireTokens();
  else if (action === 'change-password') control.changePassword();
  else if (action === 'remove-app') control.removeApp();
  else if (action === 'quota') control.setInstagramQuota(quota ? Number(quota) : null);
  else if (action === 'threads-quota') control.setThreadsQuota(quota ? Number(quota) : null);
  else if (action === 'list-fault') control.setListFault(listFaultIn(form));
  else return null;
  return redirectAnswer('/desk');
}
