import { WORDS } from '#languages/words.ts';
import { greetingFor, type MailWords } from '#server/platforms/mail/mail-words.ts';
import { type Language, LOCALES } from '#shared/core/languages.ts';
import { daysOf } from './opened-link.ts';
import type { LinkRecord } from './repository.ts';

interface Asking {
  storeName: string;
  timeZone: string;
  language: Language;
}

/** The mail that brings a link to the person it was made for. */
export function askingWords(
  { link, address }: { link: LinkRecord; address: string },
  { storeName, timeZone, language }: Asking,
): MailWords {
  const phrases = WORDS[language].mails.approval;
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone });
  const days = daysOf(link);
  const dates = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: phrases.subject(storeName),
    greeting: greetingFor({ firstName: link.label, language }),
    paragraphs: [
      days
        ? phrases.days(storeName, dates.formatRange(Date.parse(days.from), Date.parse(days.to)))
        : phrases.post(storeName),
      phrases.how,
      phrases.until(format.format(link.expiresAt)),
    ],
    action: { label: phrases.action, address },
    footer: phrases.footer(storeName),
  };
}

/** The mail that asks again. It cannot bring the link, whose token is saved nowhere. */
export function againWords(
  { link, count }: { link: LinkRecord; count: number },
  { storeName, timeZone, language }: Asking,
): MailWords {
  const phrases = WORDS[language].mails.approval;
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone });
  return {
    subject: `${storeName}: ${phrases.changed(count)}`,
    greeting: greetingFor({ firstName: link.label, language }),
    paragraphs: [
      `${phrases.changed(count)}.`,
      phrases.sameLink(storeName, format.format(link.mailedAt!)),
      phrases.until(format.format(link.expiresAt)),
      phrases.lost(storeName),
    ],
    footer: phrases.footer(storeName),
  };
}
