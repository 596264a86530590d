import type { ContentLanguage } from '#shared/content/content.ts';

interface Offer {
  code: string;
  percent: number;
  lastDay: string | null;
}

interface Written {
  code: string;
  off: string;
  until: string | null;
}

/** As shops of each country write it below a post. */
const LINES: Record<ContentLanguage, (offer: Written) => string> = {
  en: ({ code, off, until }) => `${off} off with code ${code}${until ? ` until ${until}` : ''}.`,
  tr: ({ code, off, until }) => `${code} koduyla ${off} indirim.${until ? ` Son gün: ${until}.` : ''}`,
  es: ({ code, off, until }) =>
    `${off} de descuento con el código ${code}${until ? ` hasta el ${until}` : ''}.`,
  fr: ({ code, off, until }) =>
    `−${off} avec le code ${code}${until ? ` jusqu’au ${until.replace(/^1 /, '1er ')}` : ''}.`,
  de: ({ code, off, until }) => `${off} Rabatt mit dem Code ${code}${until ? `, gültig bis ${until}` : ''}.`,
};

/** What a text can say of a discount, so that who sees no link can use it, too. */
export function discountLine({ code, percent, lastDay }: Offer, language: ContentLanguage): string {
  const off = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  return LINES[language]({ code, off, until: lastDay === null ? null : dayIn(language, lastDay) });
}

function dayIn(language: ContentLanguage, day: string): string {
  const written = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return written.format(new Date(`${day}T00:00:00Z`));
}
