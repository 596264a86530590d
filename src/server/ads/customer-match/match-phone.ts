import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

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
