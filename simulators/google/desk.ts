import { type Answer, htmlAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { escapeHtml, renderPage } from '#simulators/meta/social/pages.ts';
import type { AccountFixture, PersonFixture } from './accounts.ts';
import type { SeenRequest } from './ads-api.ts';
import { LOOK } from './consent-page.ts';
import { FAULTS, type FaultKind } from './faults.ts';
import { TOKEN_FAULTS, type TokenFaultKind } from './id-tokens.ts';
import type { GoogleOauth } from './oauth.ts';
import type { GoogleState } from './state.ts';

const SHOWN_REQUESTS = 25;

export type GoogleControl = ReturnType<typeof createGoogleControl>;

/** What can happen without the app's doing; a test and a person at the desk do the same. */
export function createGoogleControl(state: GoogleState, oauth: GoogleOauth, changed: () => void) {
  return {
    /** Consents that still stand. */
    connections: () => state.grants.length,
    expireTokens: oauth.expireTokens,
    /** Of one person, or of all. */
    revokeAccess: oauth.revokeAccess,
    /** Null for no fault. It lasts unless `times` says for how many questions; `after` so many it begins. */
    setFault(
      kind: FaultKind | null,
      { times = null, after = 0 }: { times?: number | null; after?: number } = {},
    ) {
      state.fault = kind && { kind, left: times, after };
      changed();
    },
    /** What is wrong with ID tokens; as above. */
    setTokenFault(kind: TokenFaultKind | null, { times = null }: { times?: number | null } = {}) {
      state.tokenFault = kind && { kind, left: times };
      changed();
    },
  };
}

type Shown = {
  state: GoogleState;
  accounts: readonly AccountFixture[];
  people: readonly PersonFixture[];
  seen: readonly SeenRequest[];
};

export function showDesk({ state, accounts, people, seen }: Shown): Answer {
  const button = (action: string, label: string) =>
    `<form method="post" action="/desk/${action}"><button class="quiet">${label}</button></form>`;
  const kinds = Object.entries(FAULTS).map(([kind, label]) => button(`fault-${kind}`, label));
  const tokens = Object.entries(TOKEN_FAULTS).map(([kind, label]) => button(`token-${kind}`, label));
  const ofTokens = state.tokenFault ? TOKEN_FAULTS[state.tokenFault.kind] : 'none';
  const now = state.fault
    ? `${FAULTS[state.fault.kind]}${state.fault.left === null ? '' : `, ${state.fault.left} more times`}`
    : 'none';
  return htmlAnswer(
    renderPage(
      'Desk',
      `<section class="card"><h1>Desk</h1><p>${state.grants.length} connections. The fault is: ${now}.</p>
      <div class="row">${button('expire-tokens', 'Let access tokens expire')}${button('revoke-access', 'Revoke access')}</div>
      <h2>Faults of every question</h2><div class="row">${kinds.join('')}${button('fault-none', 'No fault')}</div>
      <h2>Faults of signing in: ${ofTokens}</h2><div class="row">${tokens.join('')}${button('token-none', 'No fault')}</div></section>
      <section class="card"><h1>Accounts</h1><table><tbody>${accounts.map(accountRow).join('')}</tbody></table>
      <h2>People</h2><table><tbody>${people.map(personRow).join('')}</tbody></table></section>
      <section class="card"><h1>Newest requests</h1><table><tbody>${seen.slice(-SHOWN_REQUESTS).reverse().map(requestRow).join('')}</tbody></table></section>`,
      { ...LOOK, width: 'wide' },
    ),
  );
}

/** Null when there is no such button. */
export function actAtDesk(control: GoogleControl, action: string): Answer | null {
  const kind = action.replace(/^fault-/, '');
  const ofToken = action.replace(/^token-/, '');
  if (action === 'expire-tokens') control.expireTokens();
  else if (action === 'revoke-access') control.revokeAccess();
  else if (action === 'fault-none') control.setFault(null);
  else if (action === 'token-none') control.setTokenFault(null);
  else if (ofToken !== action && ofToken in TOKEN_FAULTS) control.setTokenFault(ofToken as TokenFaultKind);
  else if (kind !== action && kind in FAULTS) control.setFault(kind as FaultKind);
  else return null;
  return redirectAnswer('/desk');
}

function accountRow({ id, name, currency, timeZone, children, campaigns, status }: AccountFixture): string {
  const what = children ? `manager of ${children.join(', ')}` : `${campaigns.length} campaigns`;
  return `<tr><td>${id}</td><td>${escapeHtml(name)}</td><td>${currency}, ${timeZone}</td><td>${what}, ${status}</td></tr>`;
}

function personRow({ name, email, accounts }: PersonFixture): string {
  return `<tr><td>${escapeHtml(name)}<small>${escapeHtml(email)}</small></td><td>${accounts.join(', ') || 'no account'}</td></tr>`;
}

function requestRow({ at, customerId, query, status, rows }: SeenRequest): string {
  return `<tr><td>${at.slice(11, 19)}</td><td>${status || '…'}</td><td>${customerId ?? ''}</td><td>${escapeHtml(query ?? 'accessible accounts')}<small>${rows} rows</small></td></tr>`;
}
