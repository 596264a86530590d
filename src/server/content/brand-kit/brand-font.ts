import type { BrandFont } from '#shared/content/brand-kit.ts';

/** Of families that shops are set in, what kind each is; the generic name at the end of a stack speaks for the rest. */
const KINDS: [font: BrandFont, names: RegExp][] = [
  [
    'Anton',
    /anton|bebas|oswald|impact|league gothic|fjalla|archivo black|condensed|compressed|narrow|antonio|teko|staatliches|passion one|alfa slab|black ops|saira (extra|semi)|big shoulders|pathway gothic|squada/,
  ],
  [
    'Playfair',
    /playfair|garamond|caslon|bodoni|didot|baskerville|georgia|times|merriweather|lora\b|cormorant|libre (bodoni|caslon)|crimson|spectral|prata|cinzel|abril|dm serif|noto serif|source serif|ibm plex serif|fraunces|marcellus|bitter|arvo|rokkitt|josefin slab|alegreya(?! sans)|cardo|vollkorn|gilda|italiana|rufina|trirong|canela|freight|serif display|gloock|newsreader|literata|old standard|sorts mill|quattrocento(?! sans)|roboto slab|zilla slab|instrument serif/,
  ],
  [
    'Grotesque',
    /grotes[kq]|bricolage|syne|archivo|work sans|unbounded|lexend|sora\b|epilogue|familjen|clash|general sans|helvetica|neue haas|neue montreal|aktiv|akzidenz|unica|founders|franklin|chivo|darker|schibsted|darker|red hat display|big caslon|rubik|space/,
  ],
];
const GENERIC =
  /^(inherit|initial|unset|revert|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|emoji|math|fangsong|monospace|cursive|fantasy|var\(.*)$/;

/** Of the first family that says anything, the nearest of ours; null where none does. */
export function nearestFont(families: string[]): BrandFont | null {
  for (const stack of families) {
    const names = stack
      .toLowerCase()
      .split(',')
      .map((name) =>
        name
          .replace(/["']/g, '')
          .replace(/_n\d+$/, '')
          .trim(),
      )
      .filter((name) => /[a-z]/.test(name) && name.length < 60 && !GENERIC.test(name));
    const [first] = names;
    if (!first || /^(normal|italic|bold)$/.test(first)) continue;
    if (first === 'sans-serif' && names.length === 1) continue;
    const known = KINDS.find(([, pattern]) => pattern.test(first));
    if (known) return known[0];
    return names.at(-1) === 'serif' ? 'Playfair' : 'Manrope';
  }
  return null;
}
