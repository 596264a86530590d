import type {
  Brand,
  BrandChoice,
  BrandFont,
  BrandSource,
  LogoChoice,
  PriceStyle,
} from '#shared/content/brand-kit.ts';
import { type Text, text } from '#shared/core/sentence.ts';

/** As it stands in the form: colours are what was typed, and empty is as the look has it. */
export interface BrandDraft {
  logo: LogoChoice;
  primary: string;
  secondary: string;
  font: BrandFont | '';
  priceStyle: PriceStyle | '';
}

export function draftOf({ logo, colours, font, priceStyle }: BrandChoice): BrandDraft {
  const [primary = '', secondary = ''] = colours ?? [];
  return { logo, primary, secondary, font: font ?? '', priceStyle: priceStyle ?? '' };
}

type Errors = Partial<Record<'primary' | 'secondary', Text>>;

/** What would be saved, or for each colour what is wrong with it. */
export function readDraft(
  draft: BrandDraft,
): { choice: BrandChoice; errors: null } | { choice: null; errors: Errors } {
  const { logo, font, priceStyle } = draft;
  const [primary, secondary] = [hexOf(draft.primary), hexOf(draft.secondary)];
  const rest = { logo, font: font || null, priceStyle: priceStyle || null };
  if (primary && secondary) return { choice: { ...rest, colours: [primary, secondary] }, errors: null };
  if (primary === '' && secondary === '') return { choice: { ...rest, colours: null }, errors: null };
  const errors: Errors = {};
  for (const [name, hex] of [
    ['primary', primary],
    ['secondary', secondary],
  ] as const) {
    if (hex === null) errors[name] = NO_COLOUR;
    else if (hex === '') errors[name] = BOTH;
  }
  return { choice: null, errors };
}

/** `0F5C4D`, `#0f5` → `#0f5c4d`, `#00ff55`; null for what is no colour. */
export function hexOf(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  if (digits === '') return '';
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : null;
}

/** Where what stands in the form comes from; null where it says nothing. */
export function sourcesOf(draft: BrandDraft, { found, from, choice, ownLogo }: Brand) {
  const saved = draftOf(choice);
  const owner: BrandSource = 'owner';
  const colour = (part: 'primary' | 'secondary', at: number): BrandSource | null => {
    if (!draft[part]) return null;
    if (found.colours && hexOf(draft[part]) === found.colours.value[at]) return found.colours.from[at]!;
    return draft[part] === saved[part] ? (from.colours?.[at] ?? owner) : owner;
  };
  const logos: Record<LogoChoice, BrandSource | null> = {
    found: found.logo ? 'page' : null,
    own: ownLogo ? owner : null,
    none: null,
  };
  return {
    logo: logos[draft.logo],
    primary: colour('primary', 0),
    secondary: colour('secondary', 1),
    font: draft.font ? (draft.font === found.font ? ('page' as BrandSource) : owner) : null,
    priceStyle: draft.priceStyle ? owner : null,
  };
}

const NO_COLOUR = text('A colour is # and six digits or letters from a to f.');
const BOTH = text('Please choose both colours, or none.');
