import { WORDS } from '#languages/words.ts';
import type { Language } from '#shared/core/languages.ts';

/** What a mail says, without markup. */
export interface MailWords {
  subject: string;
  /** What a mailbox shows next to the subject. */
  preheader?: string;
  greeting: string;
  paragraphs: string[];
  sections?: MailSection[];
  /** None where nothing is opened from here. */
  action?: MailLink;
  /** Why it was sent. */
  footer: string;
  footerLinks?: MailLink[];
}

export interface MailSection {
  heading: string;
  /** Something in it is to be mended. */
  isProblem?: boolean;
  figures?: MailFigure[];
  blocks: MailBlock[];
}

/** A figure with what it is compared with, or why there is nothing to compare. */
export interface MailFigure {
  label: string;
  value: string;
  change: { text: string; direction: 'up' | 'down' | 'level' } | null;
  note: string;
}

export interface MailBlock {
  heading?: string;
  /** Each begins with what matters; `more` explains it. */
  items: { text: string; more?: string }[];
}

export interface MailLink {
  label: string;
  address: string;
}

export interface Reader {
  firstName: string | null;
  language: Language;
}

export function greetingFor({ firstName, language }: Reader): string {
  const { hello } = WORDS[language].mails;
  return firstName ? `${hello} ${firstName},` : `${hello},`;
}
