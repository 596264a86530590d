import { createHash } from 'node:crypto';
import { matchPhone } from './match-phone.ts';
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
