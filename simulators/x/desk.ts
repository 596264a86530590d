import { type Answer, htmlAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { type ListFaults, listFaultForm, listFaultIn } from '#simulators/meta/social/list-faults.ts';
import { renderPage } from '#simulators/meta/social/pages.ts';
import type { XOauth } from './oauth.ts';
import type { Prices } from './prices.ts';
import type { XState } from './state.ts';

const LOOK = { brand: 'X simulator', colour: '#0f1419', width: 'wide' as const };

type Dependencies = { state: XState; oauth: XOauth; listFaults: ListFaults; changed: () => void };

export type XControl = ReturnType<typeof createXControl>;

/** What can happen without the app's doing; a test and a person at the desk do the same. */
export function createXControl({ state, oauth, listFaults, changed }: Dependencies) {
  return {
    /** What goes wrong with the lists of posts; null for nothing. */
    setListFault: listFaults.set,
    /** Access tokens only: refreshing still works. */
    expireTokens: () => oauth.expire(),
    revokeAccess: () => oauth.endAll(),
    setCredits(have: boolean) {
      state.creditsEmpty = !have;
      changed();
    },
    /** Posts in 15 minutes; null for the usual. */
    setPostQuota(quota: number | null) {
      state.postQuota = quota;
      changed();
    },
  };
}

export function showDesk(state: XState, prices: Prices): Answer {
  const button = (action: string, label: string) =>
    `<form method="post" action="/desk/${action}"><button class="quiet">${label}</button></form>`;
  const rows = Object.entries(state.spent).map(
    ([call, thousandths]) => `<tr><td>${call}</td><td>$${(thousandths / 1000).toFixed(3)}</td></tr>`,
  );
  const credits = state.creditsEmpty
    ? button('refill-credits', 'Buy credits')
    : button('empty-credits', 'Empty the credits');
  return htmlAnswer(
    renderPage(
      'Desk',
      `<nav><a href="/feed">Feed</a></nav><section class="card"><h1>Desk</h1>
      <p>${state.grants.length} connections, ${state.publications.length} accepted posts. The credits are ${state.creditsEmpty ? 'empty' : 'not empty'}.</p>
      <div class="row">${button('expire-tokens', 'Let access tokens expire')}${button('revoke-access', 'Revoke access')}${credits}</div>
      <form method="post" action="/desk/quota" class="row"><label>Posts in 15 minutes <input type="number" name="quota" min="0" value="${state.postQuota ?? ''}" placeholder="usual"></label><button class="quiet">Set</button></form>
      ${listFaultForm()}</section><section class="card"><h1>Spent: $${prices.spentUsd().toFixed(3)}</h1><table><tbody>${rows.join('')}</tbody></table></section>`,
      LOOK,
    ),
  );
}

/** Null when there is no such button. */
export function actAtDesk(control: XControl, action: string, form: URLSearchParams): Answer | null {
  const quota = form.get('quota');
  if (action === 'expire-tokens') control.expireTokens();
  else if (action === 'revoke-access') control.revokeAccess();
  else if (action === 'empty-credits') control.setCredits(false);
  else if (action === 'refill-credits') control.setCredits(true);
  else if (action === 'quota') control.setPostQuota(quota ? Number(quota) : null);
  else if (action === 'list-fault') control.setListFault(listFaultIn(form));
  else return null;
  return redirectAnswer('/desk');
}
