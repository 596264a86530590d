import type { Brand, BrandChoice, BrandKit, BrandSource } from '#shared/content/brand-kit.ts';
import type { BrandRecord } from './repository.ts';

type Remembered = Pick<BrandRecord, 'found' | 'foundLogo' | 'ownLogo' | 'chosen'>;

export const NOTHING_KNOWN: Remembered = {
  found: { colours: null, font: null },
  foundLogo: null,
  ownLogo: null,
  chosen: {},
};

/** What counts now: what the owner said, else what was found. */
export function choiceOf({ found, ownLogo, chosen }: Remembered): BrandChoice {
  const logo = chosen.logo ?? 'found';
  return {
    logo: logo === 'own' && !ownLogo ? 'found' : logo,
    colours: chosen.colours === undefined ? (found.colours?.value ?? null) : chosen.colours,
    font: chosen.font === undefined ? found.font : chosen.font,
    priceStyle: chosen.priceStyle ?? null,
  };
}

/** The part of a choice that is not what was found anyway. */
export function differing(choice: BrandChoice, { found }: Remembered): Partial<BrandChoice> {
  const { logo, colours, font, priceStyle } = choice;
  return {
    ...(logo === 'found' ? {} : { logo }),
    ...(sameColours(colours, found.colours?.value ?? null) ? {} : { colours: lowerCase(colours) }),
    ...(font === found.font ? {} : { font }),
    ...(priceStyle === null ? {} : { priceStyle }),
  };
}

/** A brand that says nothing is none. */
export function kitOf({ colours, font, priceStyle }: BrandChoice): BrandKit | null {
  return colours || font || priceStyle ? { colours, font, priceStyle } : null;
}

export function logoFileOf(logo: BrandChoice['logo'], { foundLogo, ownLogo }: Remembered): string | null {
  return { found: foundLogo, own: ownLogo, none: null }[logo];
}

export function sourcesOf(remembered: Remembered): Brand['from'] {
  const { found, chosen } = remembered;
  const { logo, colours, font, priceStyle } = choiceOf(remembered);
  const owner: BrandSource = 'owner';
  return {
    logo: logoFileOf(logo, remembered) ? (logo === 'own' ? owner : 'page') : null,
    colours:
      colours &&
      (colours.map((colour, at) => sourceOfColour(colour, found.colours, at)) as [BrandSource, BrandSource]),
    font: font && (chosen.font === undefined ? 'page' : owner),
    priceStyle: priceStyle && owner,
  };
}

/** One of the two may have been left as it was found. */
function sourceOfColour(colour: string, found: Brand['found']['colours'], at: number): BrandSource {
  return found && found.value[at] === colour.toLowerCase() ? found.from[at]! : 'owner';
}

const lowerCase = (colours: BrandKit['colours']) =>
  colours && ([colours[0].toLowerCase(), colours[1].toLowerCase()] as [string, string]);

function sameColours(one: BrandKit['colours'], other: BrandKit['colours']): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase();
}

const PNG_ADDRESS = 'data:image/png;base64,';

export const pngAddress = (png: Buffer) => PNG_ADDRESS + png.toString('base64');

export const bytesOf = (address: string | null) =>
  address === null ? null : Buffer.from(address.slice(PNG_ADDRESS.length), 'base64');
