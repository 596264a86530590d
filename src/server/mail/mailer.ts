export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over for delivery. @throws when nobody took it. */
export type Mailer = (mail: Mail) => Promise<void>;
