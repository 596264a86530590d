import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type Answer, htmlAnswer, jsonAnswer } from '#simulators/meta/social/answer.ts';
import { startServer } from '#simulators/meta/social/http-server.ts';
import { escapeHtml, messageContent, renderPage } from '#simulators/meta/social/pages.ts';
import { openStateFile } from '#simulators/meta/social/state-file.ts';

const LOOK = { brand: 'Mailbox of this machine', colour: '#3b4252', width: 'wide' as const };
const REFRESH_SECONDS = 5;

export interface ReceivedMail {
  id: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** Where it can be unsubscribed from with one click, where it says so (RFC 8058). */
  unsubscribe: string | null;
  receivedAt: string;
}

export type MailSimulator = Awaited<ReturnType<typeof createMailSimulator>>;

interface MailSimulatorOptions {
  /** 0 or left out: any free one. */
  port?: number;
  smtpPort?: number;
  now?: () => Date;
  /** Where mail.json is saved; left out, nothing survives. */
  stateDir?: string;
}

const SAVED = 200;
const LARGEST_BYTES = 10 * 1024 * 1024;

/** A mail server that saves what it receives, and a page to read it; nothing leaves this machine. */
export async function createMailSimulator({ port, smtpPort, stateDir, now }: MailSimulatorOptions = {}) {
  const empty = { received: 0, mails: [] as ReceivedMail[] };
  const { state, changed, close } = openStateFile(stateDir, 'mail.json', empty);
  let isAway = false;

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST_BYTES,
    logger: false,
    onConnect: (_session, done) => done(isAway ? new Error('The mail server is away') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        save(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        ).then(() => done(), done);
      });
    },
  });

  async function save(message: Buffer, recipients: string[]) {
    const { from, subject, text, html, headers } = await PostalMime.parse(message);
    for (const to of recipients) {
      state.received += 1;
      state.mails.push({
        id: state.received,
        from: from?.address ?? '',
        to,
        subject: subject ?? '',
        text: text ?? '',
        html: html ?? null,
        unsubscribe: oneClickAddress(headers),
        receivedAt: (now?.() ?? new Date()).toISOString(),
      });
    }
    state.mails.splice(0, state.mails.length - SAVED);
    changed();
  }

  async function answer(method: string, path: string): Promise<Answer> {
    if (path === '/mailbox.json') return jsonAnswer(state.mails);
    const [, id, part] = /^\/mails\/(\d+)(\/page|\/unsubscribe)?$/.exec(path) ?? [];
    const mail = state.mails.find((each) => String(each.id) === id);
    if (!mail) return showMailbox(state.mails);
    if (part === '/page') return htmlAnswer(outsideFrame(mail.html ?? ''));
    if (part === '/unsubscribe' && mail.unsubscribe && method === 'POST')
      return showUnsubscribed(mail, await unsubscribe(mail.unsubscribe));
    return showMail(mail);
  }

  await new Promise<void>((listening, failed) => {
    smtp.once('error', failed);
    smtp.listen(smtpPort ?? 0, '127.0.0.1', listening);
  });
  // A client who hangs up in the middle is no fault of ours.
  smtp.on('error', () => {});
  const server = await startServer(port ?? 0, ({ method, path }) => answer(method, path));
  const listeningOn = (smtp.server.address() as AddressInfo).port;

  return {
    smtpUrl: `smtp://127.0.0.1:${listeningOn}`,
    smtpPort: listeningOn,
    mailboxUrl: `${server.origin}/mailbox`,
    port: server.port,
    /** What has arrived, oldest first. */
    mails: (): readonly ReceivedMail[] => state.mails,
    /** Whether it refuses to be spoken to. */
    setAway(away: boolean) {
      isAway = away;
    },
    async stop() {
      await new Promise<void>((closed) => smtp.close(() => closed()));
      await server.stop();
      close();
    },
  };
}

function oneClickAddress(headers: { key: string; value: string }[]): string | null {
  const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  if (headerOf('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') return null;
  return /<(https?:[^>\s]+)>/.exec(headerOf('list-unsubscribe'))?.[1] ?? null;
}

/** As a mail provider does it: from its own machine, without cookies. @returns what was answered. */
async function unsubscribe(address: string): Promise<string> {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const reply = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
  return reply ? String(reply.status) : 'nothing';
}

/** Links of a mail open in a tab next to the mailbox. */
function outsideFrame(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

/** Newest first. */
function showMailbox(mails: readonly ReceivedMail[]): Answer {
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

function showMail({ id, from, to, subject, text, html, unsubscribe }: ReceivedMail): Answer {
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

function showUnsubscribed({ id, unsubscribe }: ReceivedMail, answered: string): Answer {
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
