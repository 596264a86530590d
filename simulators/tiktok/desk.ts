import { type Answer, htmlAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { escapeHtml, renderPage } from '#simulators/meta/social/pages.ts';
import { FAIL_REASONS, REFUSALS, STATUS_FAULTS, UPLOAD_FAULTS } from './faults.ts';
import type { TikTokOauth } from './oauth.ts';
import type { TikTokPublishing } from './publishing.ts';
import type { Orders, TikTokAccount, TikTokState } from './state.ts';

const LOOK = { brand: 'TikTok simulator', colour: '#161823', width: 'wide' as const };
const CHOICES: Record<keyof Orders, { label: string; values: readonly string[] }> = {
  refusal: { label: 'The next upload is refused with', values: Object.keys(REFUSALS) },
  upload: { label: 'The next last part ends in', values: UPLOAD_FAULTS },
  processing: { label: 'The next video fails with', values: FAIL_REASONS },
  status: { label: 'Every status is answered with', values: STATUS_FAULTS },
};

type Dependencies = {
  state: TikTokState;
  oauth: TikTokOauth;
  publishing: TikTokPublishing;
  changed: () => void;
};

export type TikTokControl = ReturnType<typeof createTikTokControl>;

/** What can happen without the app's doing; a test and a person at the desk do the same. */
export function createTikTokControl({ state, oauth, publishing, changed }: Dependencies) {
  return {
    /** What lies in inboxes, oldest first. */
    drafts: () => publishing.drafts(),
    /** Its owner writes the words and publishes it in the app. */
    finish: publishing.finish,
    discard: publishing.discard,
    /** Access tokens only: refreshing still works. */
    expireTokens: () => oauth.expire(),
    revokeAccess: oauth.endAll,
    setAudited(isAudited: boolean) {
      state.isAudited = isAudited;
      changed();
    },
    /** What goes wrong; an empty fault takes the order back. */
    order(what: keyof Orders, fault: string) {
      state.orders[what] = fault;
      changed();
    },
  };
}

export function showDesk(
  state: TikTokState,
  publishing: TikTokPublishing,
  accounts: readonly TikTokAccount[],
): Answer {
  const button = (action: string, label: string) =>
    `<form method="post" action="/desk/${action}"><button class="quiet">${label}</button></form>`;
  const drafts = publishing.drafts().map((share) => {
    const owner = accounts.find(({ openId }) => openId === share.openId);
    return `<form method="post" class="row" action="/desk/finish"><video src="/media/${share.mediaKey}" width="90" muted playsinline preload="metadata"></video>
      <input type="hidden" name="publish_id" value="${escapeHtml(share.publishId)}"><label>@${escapeHtml(owner?.username ?? '')}: <textarea name="text" rows="3" aria-label="Caption"></textarea></label>
      <button>Post</button><button class="quiet" formaction="/desk/discard">Discard</button></form>`;
  });
  const orders = Object.entries(CHOICES).map(([name, { label, values }]) => {
    const options = ['', ...values].map((value) => {
      const isOn = state.orders[name as keyof Orders] === value ? ' selected' : '';
      return `<option value="${value}"${isOn}>${value || 'nothing'}</option>`;
    });
    return `<form method="post" action="/desk/order" class="row"><input type="hidden" name="what" value="${name}"><label>${label} <select name="fault">${options.join('')}</select></label><button class="quiet">Set</button></form>`;
  });
  const audit = state.isAudited
    ? button('end-audit', 'Take the audit back')
    : button('audit', 'Audit the app');
  return htmlAnswer(
    renderPage(
      'Desk',
      `<nav><a href="/feed">Feed</a></nav><section class="card"><h1>Inbox</h1>
      <p>Videos that wait on a phone. Paste the caption and post, or discard.</p>${drafts.join('') || '<p>Empty.</p>'}</section>
      <section class="card"><h1>Desk</h1><p>${state.grants.length} connections. The app is ${state.isAudited ? '' : 'not '}audited.</p>
      <div class="row">${button('expire-tokens', 'Let access tokens expire')}${button('revoke-access', 'Revoke access')}${audit}</div>${orders.join('')}</section>`,
      LOOK,
    ),
  );
}

/** Null when there is no such button. */
export function actAtDesk(control: TikTokControl, action: string, form: URLSearchParams): Answer | null {
  const publishId = form.get('publish_id') ?? '';
  const what = form.get('what') as keyof Orders;
  if (action === 'finish') control.finish(publishId, form.get('text') ?? '');
  else if (action === 'discard') control.discard(publishId);
  else if (action === 'expire-tokens') control.expireTokens();
  else if (action === 'revoke-access') control.revokeAccess();
  else if (action === 'audit') control.setAudited(true);
  else if (action === 'end-audit') control.setAudited(false);
  else if (action === 'order' && what in CHOICES) control.order(what, form.get('fault') ?? '');
  else return null;
  return redirectAnswer('/desk');
}
