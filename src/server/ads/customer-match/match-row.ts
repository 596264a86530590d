import { createHash } from 'node:crypto';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/*
 * How Google wants what is hashed to be written, so that both sides hash the same:
 * developers.google.com/data-manager/api/devguides/concepts/formatting and support.google.com/google-ads/answer/7659867.
 */

const GMAIL = ['gmail.com', 'googlemail.com'];

export interface Person {
  email: string | null;
  phone: string | null;
  firstName: string | null;
  lastName: string | null;
  countryCode: string | null;
}

/** The columns of Google’s template, by their English names. */
export const MATCH_HEADER = 'Email,Phone,First Name,Last Name,Country,Zip\n';

/** By what Google can match a person; null for each that is not known or not certain. */
export function contactOf({ email, phone, countryCode }: Person) {
  return { email: matchEmail(email), phone: matchPhone(phone, matchCountry(countryCode)) };
}

/**
 * A line of the file: everything that identifies the person hashed, the country in clear, no zip, for none is known.
 * Nothing of whom neither address nor number is known: names alone match nobody.
 */
export function matchLine(person: Person): string | null {
  const { email, phone } = contactOf(person);
  if (!email && !phone) return null;
  const [firstName, lastName] = [matchName(person.firstName), matchName(person.lastName)];
  const hashed = [email, phone, firstName, lastName].map((text) => (text ? sha256(text) : ''));
  return `${[...hashed, matchCountry(person.countryCode) ?? '', ''].join(',')}\n`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/**
 * A number as E.164, which is what Google hashes; null where its country would be a guess. Written without its calling
 * code it must be one that this country has given out, and not a landline, whose digits may be a number elsewhere.
 */
export function matchPhone(phone: string | null, country: string | null): string | null {
  const written = (phone ?? '').trim();
  if (!/^\+?[\d\s().\-/]+$/.test(written)) return null;
  const international = written.replace(/^00/, '+');
  if (international.startsWith('+')) {
    const number = parsePhoneNumberFromString(international);
    return number?.isPossible() ? number.number : null;
  }
  if (!country || !isSupportedCountry(country)) return null;
  const number = parsePhoneNumberFromString(written, country);
  return number?.isValid() && number.getType() !== 'FIXED_LINE' ? number.number : null;
}

/** Without spaces, in lower case; Gmail’s dots and what follows a plus say nothing. Null for what is no address. */
export function matchEmail(email: string | null): string | null {
  const text = (email ?? '').replace(/\s/g, '').toLowerCase();
  const [, local, domain] = /^([^@]+)@([^@]+\.[^@.]+)$/.exec(text) ?? [];
  if (!local || !domain) return null;
  if (!GMAIL.includes(domain)) return text;
  const plain = local.replace(/\+.*$/, '').replaceAll('.', '');
  return plain ? `${plain}@${domain}` : null;
}

/** Lower-case letters and single spaces, accents kept. Null where nothing is left. */
export function matchName(name: string | null): string | null {
  const text = (name ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{C}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text || null;
}

/** The code of a country, which goes out as it is. */
export function matchCountry(code: string | null): string | null {
  const text = (code ?? '').trim().toUpperCase();
  return /^[A-Z]{2}$/.test(text) ? text : null;
}
