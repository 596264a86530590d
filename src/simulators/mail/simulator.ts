import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type Answer, htmlAnswer, jsonAnswer } from '#simulators/meta/social/answer.ts';
import { startServer } from '#simulators/meta/social/http-server.ts';
import { openStateFile } from '#simulators/meta/social/state-file.ts';
import { showMail, showMailbox } from './pages.ts';

export interface ReceivedMail {
  id: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  receivedAt: string;
}

export type MailSimulator = Awaited<ReturnType<typeof createMailSimulator>>;

interface MailSimulatorOptions {
  /** 0 or left out: any free one. */
  port?: number;
  smtpPort?: number;
  now?: () => Date;
  /** Where mail.json is kept; left out, nothing survives. */
  stateDir?: string;
}

const KEPT = 200;
const LARGEST_BYTES = 10 * 1024 * 1024;

/** A mail server that keeps what it is given, and a page to read it; nothing leaves this machine. */
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
        keep(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        ).then(() => done(), done);
      });
    },
  });

  async function keep(message: Buffer, recipients: string[]) {
    const { from, subject, text, html } = await PostalMime.parse(message);
    for (const to of recipients) {
      state.received += 1;
      state.mails.push({
        id: state.received,
        from: from?.address ?? '',
        to,
        subject: subject ?? '',
        text: text ?? '',
        html: html ?? null,
        receivedAt: (now?.() ?? new Date()).toISOString(),
      });
    }
    state.mails.splice(0, state.mails.length - KEPT);
    changed();
  }

  function answer(path: string): Answer {
    if (path === '/mailbox.json') return jsonAnswer(state.mails);
    const [, id, page] = /^\/mails\/(\d+)(\/page)?$/.exec(path) ?? [];
    const mail = state.mails.find((each) => String(each.id) === id);
    if (!mail) return showMailbox(state.mails);
    return page ? htmlAnswer(mail.html ?? '') : showMail(mail);
  }

  await new Promise<void>((listening, failed) => {
    smtp.once('error', failed);
    smtp.listen(smtpPort ?? 0, '127.0.0.1', listening);
  });
  // Somebody who hangs up in the middle is no fault of ours.
  smtp.on('error', () => {});
  const server = await startServer(port ?? 0, ({ path }) => answer(path));
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
