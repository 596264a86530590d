import { type Answer, htmlAnswer } from '#simulators/meta/social/answer.ts';
import { escapeHtml, messageContent, renderPage } from '#simulators/meta/social/pages.ts';
import type { ReceivedMail } from './simulator.ts';

const LOOK = { brand: 'Mailbox of this machine', colour: '#3b4252', width: 'wide' as const };
const REFRESH_SECONDS = 5;

/** Newest first. */
export function showMailbox(mails: readonly ReceivedMail[]): Answer {
  const cards = mails
    .toReversed()
    .map(
      ({ id, to, subject, receivedAt }) =>
        `<section class="card"><h2><a href="/mails/${id}">${escapeHtml(subject)}</a></h2><small>to ${escapeHtml(to)} · ${escapeHtml(receivedAt)}</small></section>`,
    );
  const nothing = messageContent(
    'No mail yet',
    'What Vitrin sends on this machine appears here and goes nowhere else.',
  );
  return htmlAnswer(
    renderPage('Mailbox', cards.join('') || nothing, { ...LOOK, refreshSeconds: REFRESH_SECONDS }),
  );
}

export function showMail({ id, from, to, subject, text, html, unsubscribe }: ReceivedMail): Answer {
  const page = html
    ? `<section class="card"><iframe title="As a page" src="/mails/${id}/page" sandbox="allow-popups allow-popups-to-escape-sandbox" style="width:100%;height:44rem;border:0"></iframe></section>`
    : '';
  const headers = unsubscribe
    ? `<section class="card"><h2>List-Unsubscribe</h2><p class="text">${escapeHtml(unsubscribe)}</p>
      <form method="post" action="/mails/${id}/unsubscribe"><button class="quiet">Unsubscribe</button></form></section>`
    : '';
  const content = `<nav><a href="/mailbox">Mailbox</a></nav><section class="card"><h1>${escapeHtml(subject)}</h1>
    <small>from ${escapeHtml(from)} to ${escapeHtml(to)}</small></section>${page}
    <section class="card"><h2>As text</h2><p class="text">${linked(text)}</p></section>${headers}`;
  return htmlAnswer(renderPage(subject, content, LOOK));
}

export function showUnsubscribed({ id, unsubscribe }: ReceivedMail, answered: string): Answer {
  const content = `<nav><a href="/mails/${id}">Back to the mail</a></nav>${messageContent(
    'Asked to unsubscribe',
    `${unsubscribe} answered ${answered}.`,
  )}`;
  return htmlAnswer(renderPage('Unsubscribe', content, LOOK));
}

function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:[^\s]+/g,
    (address) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`,
  );
}
