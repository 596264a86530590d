import { createHash } from 'node:crypto';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { matchCountry, matchEmail, matchName } from './match-text.ts';

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
