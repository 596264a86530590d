import type { Mailer } from './mailer.ts';

const PATIENCE_MS = 20_000;

/** `url` is smtp(s)://user:password@host:port, `from` what mails are sent in the name of. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  return async (mail) => {
    // Loaded with the first mail: a start does not wait for it.
    const { createTransport } = await import('nodemailer');
    const patience = {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    };
    const transport = createTransport({ url, ...patience });
    try {
      await transport.sendMail({ from, ...mail });
    } finally {
      transport.close();
    }
  };
}
