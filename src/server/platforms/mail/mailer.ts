export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** The same whenever it is sent again, so that mailboxes show one of them. */
  messageId?: string;
}

/** Hands a mail over for delivery. @throws when nobody took it. */
export type Mailer = (mail: Mail) => Promise<void>;
