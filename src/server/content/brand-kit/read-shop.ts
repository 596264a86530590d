import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import type { Studio } from '#server/content/studio/studio.ts';
import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';
import type { BrandFont } from '#shared/content/brand-kit.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { nearestFont } from './brand-font.ts';
import { pngAddress } from './current-brand.ts';
import { readStyles } from './page-styles.ts';
import { readPage } from './read-page.ts';

const PAGE_MS = 10_000;
const PAGE_MOST_BYTES = 3 * 1024 * 1024;
const SHEET = { timeoutMs: 5_000, maxBytes: 1024 * 1024 };
const LOGO = { timeoutMs: 8_000, maxBytes: 5 * 1024 * 1024 };
/** A theme's own sheets come first. */
const MOST_SHEETS = 4;
const MOST_LOGOS = 6;
/** Some shops send programs another page than browsers; it says who it is all the same. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Vitrin; reads the brand of a connected shop)',
  accept: 'text/html,*/*;q=0.8',
};

interface Tools {
  outside: Pick<Outside, 'request'>;
  studio: Pick<Studio, 'fit'>;
  signal: AbortSignal;
  /** How long a page may take. */
  pageMs?: number;
}

export interface ReadShop {
  /** A data address. */
  logo: string | null;
  /** As CSS writes them, the likeliest first. */
  colours: string[];
  neutrals: string[];
  font: BrandFont | null;
  /** For the owner: what could not be read. */
  notes: Sentence[];
}

const nothing = (note: Sentence): ReadShop => ({
  logo: null,
  colours: [],
  neutrals: [],
  font: null,
  notes: [note],
});

/** What the home page of a shop says of its brand, with the CSS and the logo that it names. */
export async function readShop(storeUrl: string, tools: Tools): Promise<ReadShop> {
  const { html, note } = await fetchPage(storeUrl, tools);
  if (html === null) return nothing(note);
  const facts = readPage(html, storeUrl);
  if (facts.isPasswordPage) return nothing(BEHIND_PASSWORD);
  const sheets = await Promise.all(
    facts.styleSheets.slice(0, MOST_SHEETS).map((sheet) => fetchSheet(sheet, tools)),
  );
  const styles = readStyles([...facts.styles, ...sheets]);
  const logo = await firstLogo(facts.logos.slice(0, MOST_LOGOS), tools);
  return {
    logo: logo.address,
    colours: [...facts.themeColours, ...styles.colours],
    neutrals: styles.neutrals,
    font: nearestFont([...styles.families, ...facts.fonts]),
    notes: logo.note ? [logo.note] : [],
  };
}

type FetchedPage = { html: string; note: null } | { html: null; note: Sentence };

async function fetchPage(
  address: string,
  { outside, signal, pageMs = PAGE_MS }: Tools,
): Promise<FetchedPage> {
  try {
    const { status, headers, body } = await outside.request(address, {
      timeoutMs: pageMs,
      maxBytes: PAGE_MOST_BYTES,
      headers: HEADERS,
      signal,
    });
    if (status === 401) return { html: null, note: BEHIND_PASSWORD };
    const isPage = status === 200 && /html/i.test(headers['content-type'] ?? '');
    return isPage ? { html: body.toString('utf8'), note: null } : { html: null, note: NOT_OPENED };
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    return { html: null, note: REASONS[error.code] ?? NOT_OPENED };
  }
}

/** A sheet that cannot be had says nothing. */
async function fetchSheet(address: string, { outside, signal }: Tools): Promise<string> {
  try {
    const { status, body } = await outside.request(address, { ...SHEET, signal });
    return status === 200 ? body.toString('utf8') : '';
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    return '';
  }
}

/** The first that can be used. */
async function firstLogo(
  addresses: string[],
  { outside, studio, signal }: Tools,
): Promise<{ address: string | null; note: Sentence | null }> {
  let isDrawing = false;
  for (const address of addresses) {
    try {
      const { status, body } = await outside.request(address, { ...LOGO, signal });
      if (status !== 200) continue;
      const { bytes } = await studio.fit({ work: 'logo', photo: body });
      return { address: pngAddress(bytes), note: null };
    } catch (error) {
      if (error instanceof PhotoProblem) isDrawing ||= error.kind === 'drawing';
      else if (!(error instanceof OutsideFault)) throw error;
    }
  }
  return {
    address: null,
    note: isDrawing ? LOGO_IS_DRAWING : addresses.length > 0 ? LOGO_UNUSABLE : NO_LOGO,
  };
}

const NOT_OPENED = text('The home page of your shop could not be opened, so nothing was read from it.');
const BEHIND_PASSWORD = text('Your shop is behind a password page, so its pages could not be read.');
const REASONS: Partial<Record<OutsideFault['code'], Sentence>> = {
  timed_out: text('The home page of your shop took too long to answer, so nothing was read from it.'),
  too_large: text('The home page of your shop is too large to be read.'),
};
const NO_LOGO = text('Your home page shows no logo that could be recognised. Please upload it.');
const LOGO_IS_DRAWING = text(
  'The logo on your home page is an SVG drawing, which cannot be used. Please upload it as a PNG.',
);
const LOGO_UNUSABLE = text(
  'The logo on your home page is too small or could not be loaded. Please upload it.',
);
