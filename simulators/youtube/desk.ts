import type { GoogleOauth } from '#simulators/google/oauth.ts';
import { type Answer, htmlAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { type ListFaults, listFaultForm, listFaultIn } from '#simulators/meta/social/list-faults.ts';
import { escapeHtml, renderPage } from '#simulators/meta/social/pages.ts';
import type { YoutubeState, YoutubeVideo } from './state.ts';
import type { Uploads } from './uploads.ts';

export const LOOK = { brand: 'YouTube simulator', colour: '#c4302b' };

const SHOWN_VIDEOS = 25;

type Dependencies = {
  state: YoutubeState;
  oauth: GoogleOauth;
  uploads: Uploads;
  listFaults: ListFaults;
  changed: () => void;
};

export type YoutubeControl = ReturnType<typeof createYoutubeControl>;

/** What can happen without the app's doing; a test and a person at the desk do the same. */
export function createYoutubeControl({ state, oauth, uploads, listFaults, changed }: Dependencies) {
  return {
    /** What goes wrong with the lists of uploads; null for nothing. */
    setListFault: listFaults.set,
    /** Access tokens only: refreshing still works. */
    expireTokens: oauth.expireTokens,
    revokeAccess: () => oauth.revokeAccess(),
    forgetSessions: uploads.forgetSessions,
    /** Whether YouTube has reviewed the app; until then videos stay private. */
    setReviewed(isReviewed: boolean) {
      state.isReviewed = isReviewed;
      changed();
    },
    /** Whether the consent page is in testing: then new refresh tokens end after a week. */
    setInTesting(isInTesting: boolean) {
      state.isInTesting = isInTesting;
      changed();
    },
    /** Uploads of the project in a day. */
    setUploadQuota(most: number) {
      state.uploads.most = most;
      changed();
    },
  };
}

export function showDesk(state: YoutubeState): Answer {
  const button = (action: string, label: string) =>
    `<form method="post" action="/desk/${action}"><button class="quiet">${label}</button></form>`;
  const review = state.isReviewed
    ? button('not-reviewed', 'Take the review back')
    : button('reviewed', 'Review the app');
  const testing = state.isInTesting
    ? button('in-production', 'Put the app into production')
    : button('in-testing', 'Put the app into testing');
  const videos = Object.values(state.videos).slice(-SHOWN_VIDEOS).reverse();
  return htmlAnswer(
    renderPage(
      'Desk',
      `<nav><a href="/feed">Feed</a></nav><section class="card"><h1>Desk</h1>
      <p>${state.grants.length} connections. The app ${state.isReviewed ? 'was reviewed' : 'was not reviewed: its videos stay private'}, and its consent page is in ${state.isInTesting ? 'testing: tokens end after a week' : 'production'}.</p>
      <div class="row">${button('expire-tokens', 'Let access tokens expire')}${button('revoke-access', 'Revoke access')}${button('forget-sessions', 'Let upload sessions end')}${review}${testing}</div>
      <form method="post" action="/desk/quota" class="row"><label>Uploads a day <input type="number" name="quota" min="0" value="${state.uploads.most}"></label><button class="quiet">Set</button></form>
      ${listFaultForm()}</section>
      <section class="card"><h1>Newest videos</h1><table><tbody>${videos.map(videoRow).join('')}</tbody></table></section>`,
      { ...LOOK, width: 'wide' },
    ),
  );
}

/** Null when there is no such button. */
export function actAtDesk(control: YoutubeControl, action: string, form: URLSearchParams): Answer | null {
  if (action === 'expire-tokens') control.expireTokens();
  else if (action === 'revoke-access') control.revokeAccess();
  else if (action === 'forget-sessions') control.forgetSessions();
  else if (action === 'reviewed' || action === 'not-reviewed') control.setReviewed(action === 'reviewed');
  else if (action === 'in-testing' || action === 'in-production')
    control.setInTesting(action === 'in-testing');
  else if (action === 'quota') control.setUploadQuota(Number(form.get('quota') ?? 0));
  else if (action === 'list-fault') control.setListFault(listFaultIn(form));
  else return null;
  return redirectAnswer('/desk');
}

function videoRow({ id, title, privacy, madeForKids, synthetic, processingFails }: YoutubeVideo): string {
  const marks = [
    privacy,
    madeForKids ? 'made for kids' : '',
    synthetic ? 'altered or synthetic content' : '',
    processingFails ? 'could not be processed' : '',
  ].filter(Boolean);
  return `<tr><td><a href="/shorts/${id}">${escapeHtml(title)}</a></td><td>${marks.join(', ')}</td></tr>`;
}
