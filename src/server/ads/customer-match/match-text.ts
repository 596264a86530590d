/*
 * How Google wants what is hashed to be written, so that both sides hash the same:
 * developers.google.com/data-manager/api/devguides/concepts/formatting and support.google.com/google-ads/answer/7659867.
 */

const GMAIL = ['gmail.com', 'googlemail.com'];

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
