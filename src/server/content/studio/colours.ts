import type { Look } from './looks.ts';
import { contrastOf, type Oklch, oklchOf } from './oklab.ts';
import { GREY_CHROMA } from './palette.ts';

/** The colours of one picture. Inks are legible on what they are named after. */
export interface Scheme {
  ground: Oklch;
  /** A second ground next to or below the first. */
  panel: Oklch;
  /** The same hue, a step deeper, for shapes behind the product. */
  shape: Oklch;
  ink: Oklch;
  softInk: Oklch;
  /** For one thing only: the price, a line, a star. */
  accent: Oklch;
  onAccent: Oklch;
  /** The product's colour is a grey, so the scheme has a hue of its own. */
  dark: boolean;
}

/** WCAG AA for text. */
export const LEAST_CONTRAST = 4.5;

/** Hues that look right for a product without one; each look has its own. */
const OWN_HUES: Record<Look, number[]> = {
  clean: [250, 165, 40],
  editorial: [75, 255, 150],
  warm: [55, 85, 30],
  playful: [95, 250, 15],
  bold: [30, 270, 145],
  pop: [95, 25, 350],
  noir: [75, 260, 20],
  serif: [80, 160, 30],
};

/** Backgrounds for `pop`: picked by eye, since the computed complement of most products is mustard. */
const VIVID: Oklch[] = [
  { l: 0.87, c: 0.175, h: 95 },
  { l: 0.75, c: 0.17, h: 55 },
  { l: 0.68, c: 0.2, h: 28 },
  { l: 0.74, c: 0.16, h: 355 },
  { l: 0.66, c: 0.17, h: 300 },
  { l: 0.66, c: 0.16, h: 255 },
  { l: 0.8, c: 0.12, h: 205 },
  { l: 0.8, c: 0.16, h: 150 },
];

/** For each of them a dark and a bright colour to go with it, in `playful`. */
const PARTNERS: [Oklch, Oklch][] = [
  [
    { l: 0.6, c: 0.17, h: 258 },
    { l: 0.8, c: 0.13, h: 355 },
  ],
  [
    { l: 0.56, c: 0.18, h: 280 },
    { l: 0.91, c: 0.16, h: 98 },
  ],
  [
    { l: 0.6, c: 0.11, h: 195 },
    { l: 0.91, c: 0.16, h: 98 },
  ],
  [
    { l: 0.58, c: 0.18, h: 290 },
    { l: 0.91, c: 0.16, h: 98 },
  ],
  [
    { l: 0.72, c: 0.17, h: 48 },
    { l: 0.9, c: 0.17, h: 120 },
  ],
  [
    { l: 0.69, c: 0.18, h: 28 },
    { l: 0.91, c: 0.16, h: 98 },
  ],
  [
    { l: 0.65, c: 0.2, h: 352 },
    { l: 0.91, c: 0.16, h: 98 },
  ],
  [
    { l: 0.58, c: 0.18, h: 295 },
    { l: 0.82, c: 0.12, h: 355 },
  ],
];

/** Backgrounds for `bold`, strong enough for a street, for white letters where they can be: brown and olive are none. */
const STRONG: Oklch[] = [
  { l: 0.565, c: 0.215, h: 28 },
  { l: 0.74, c: 0.175, h: 55 },
  { l: 0.86, c: 0.175, h: 92 },
  { l: 0.52, c: 0.14, h: 150 },
  { l: 0.54, c: 0.11, h: 215 },
  { l: 0.54, c: 0.21, h: 262 },
  { l: 0.55, c: 0.21, h: 298 },
  { l: 0.57, c: 0.22, h: 355 },
];

/** @param brand The store's own two colours, as `#rrggbb`; they lead, whatever the colour of the product. */
export function schemeFor(
  look: Look,
  accent: Oklch | null,
  random: () => number,
  brand: readonly [primary: string, secondary: string] | null = null,
): Scheme {
  if (!brand) return schemeOfLook(look, accent, random);
  const [primary, secondary] = [oklchOfHex(brand[0]), oklchOfHex(brand[1])];
  const scheme = schemeOfLook(look, primary.c < GREY_CHROMA ? null : primary, random);
  return complete({ ...scheme, ...brandParts(look, scheme, primary, secondary) });
}

/** Where a brand's colours stand in each look: the first where the look is strongest, the second for the one thing. */
function brandParts(look: Look, scheme: Scheme, primary: Oklch, secondary: Oklch): Partial<Scheme> {
  const tint = (lightness: number, most: number): Oklch => ({
    l: lightness,
    c: Math.min(primary.c, most),
    h: primary.h,
  });
  switch (look) {
    case 'clean':
      return { shape: tint(0.87, 0.07), accent: legibleOn(scheme.ground, primary) };
    case 'editorial':
      return { shape: tint(0.79, 0.1), accent: primary };
    case 'warm':
      return { shape: primary, accent: legibleOn(scheme.ground, secondary) };
    case 'playful':
      return { ground: tint(0.87, 0.1), shape: primary, accent: secondary };
    case 'bold':
      return { shape: primary, accent: apartFrom(primary, secondary) };
    case 'pop':
      return {
        ground: primary,
        panel: { ...primary, l: nextTo(primary.l) },
        accent: apartFrom(primary, secondary),
      };
    case 'noir':
      return { accent: { ...secondary, l: Math.max(0.76, secondary.l) } };
    case 'serif':
      return { accent: legibleOn(scheme.ground, secondary, 3) };
  }
}

/** A step lighter, or darker where there is no lighter one. */
const nextTo = (lightness: number) => (lightness > 0.88 ? lightness - 0.06 : lightness + 0.07);

/** Two colours that hardly differ would make a plate invisible. */
function apartFrom(ground: Oklch, colour: Oklch): Oklch {
  if (contrastOf(ground, colour) >= 1.6) return colour;
  return contrastOf(ground, WHITE) > contrastOf(ground, BLACK) ? WHITE : { l: 0.2, c: 0.02, h: ground.h };
}

function oklchOfHex(hex: string): Oklch {
  const number = Number.parseInt(hex.slice(1), 16);
  return oklchOf([number >> 16, (number >> 8) & 255, number & 255]);
}

function schemeOfLook(look: Look, accent: Oklch | null, random: () => number): Scheme {
  const own = OWN_HUES[look];
  const base = accent ?? { l: 0.55, c: 0.05, h: own[Math.floor(random() * own.length)]! };
  const hue = (lightness: number, chroma: number, turn = 0): Oklch => ({
    l: lightness,
    c: Math.min(chroma, accent ? Math.max(0.012, accent.c * (chroma / 0.13)) : chroma),
    h: (base.h + turn + 360) % 360,
  });
  switch (look) {
    case 'clean':
      return complete({
        ground: hue(0.985, 0.004),
        panel: hue(0.935, 0.022),
        shape: hue(0.87, 0.055),
        ink: hue(0.2, 0.03),
        accent: hue(0.42, 0.11),
      });
    case 'editorial':
      return complete({
        ground: hue(0.955, 0.018),
        panel: hue(0.92, 0.03),
        shape: hue(0.79, 0.085),
        ink: hue(0.24, 0.05),
        accent: hue(0.3, 0.07),
      });
    case 'warm': {
      const sun = warmed(base.h);
      return complete({
        ground: { l: 0.945, c: 0.035, h: 82 },
        panel: { l: 0.9, c: 0.055, h: 72 },
        shape: { l: 0.77, c: 0.125, h: sun },
        ink: { l: 0.29, c: 0.06, h: 40 },
        accent: { l: 0.5, c: 0.14, h: sun < 60 ? sun : 38 },
      });
    }
    case 'playful': {
      const turns = [110, 150, 200];
      const index = farthest(base.h, accent ? turns[Math.floor(random() * turns.length)]! : 0);
      const first = VIVID[index]!;
      const [shape, bright] = PARTNERS[index]!;
      return complete({
        ground: { l: 0.87, c: Math.min(first.c * 0.62, 0.1), h: first.h },
        panel: { l: 0.975, c: 0.012, h: first.h },
        shape,
        ink: { l: 0.2, c: 0.035, h: first.h },
        accent: bright,
      });
    }
    case 'bold': {
      const strong = nearestOf(STRONG, accent ? base.h : own[Math.floor(random() * own.length)]!);
      return complete({
        ground: { l: 0.16, c: 0.012, h: base.h },
        panel: { l: 0.22, c: 0.02, h: base.h },
        shape: strong,
        ink: { l: 0.985, c: 0.004, h: base.h },
        accent: farApart(strong.h, 105) ? { l: 0.92, c: 0.19, h: 110 } : { l: 0.985, c: 0.01, h: 110 },
      });
    }
    case 'pop': {
      const ground = VIVID[farthest(base.h, accent ? 180 : 0)]!;
      return complete({
        ground,
        panel: { ...ground, l: ground.l + 0.07 },
        shape: { l: 0.985, c: 0.01, h: ground.h },
        ink: { l: 0.19, c: 0.04, h: ground.h },
        accent: farApart(ground.h, 100) ? { l: 0.92, c: 0.18, h: 104 } : { l: 0.64, c: 0.22, h: 20 },
      });
    }
    case 'noir':
      return complete({
        ground: hue(0.13, 0.03),
        panel: hue(0.24, 0.055),
        shape: hue(0.4, 0.1),
        ink: { l: 0.965, c: 0.012, h: 85 },
        accent: { l: 0.8, c: 0.085, h: 82 },
      });
    case 'serif': {
      const deep = random() < 0.5;
      return complete(
        deep
          ? {
              ground: hue(0.3, 0.055),
              panel: { l: 0.95, c: 0.018, h: 85 },
              shape: hue(0.38, 0.06),
              ink: { l: 0.955, c: 0.02, h: 85 },
              accent: { l: 0.83, c: 0.075, h: 82 },
            }
          : {
              ground: { l: 0.945, c: 0.014, h: 85 },
              panel: { l: 0.975, c: 0.008, h: 85 },
              shape: hue(0.86, 0.03),
              ink: hue(0.25, 0.04),
              accent: { l: 0.52, c: 0.07, h: 70 },
            },
      );
    }
  }
}

/** The same hue, lighter or darker, until it is legible on a ground. */
export function legibleOn(ground: Oklch, ink: Oklch, least = LEAST_CONTRAST): Oklch {
  const step = contrastOf(ground, WHITE) > contrastOf(ground, BLACK) ? 0.02 : -0.02;
  let legible = ink;
  while (contrastOf(ground, legible) < least && legible.l > 0 && legible.l < 1)
    legible = { ...legible, l: Math.min(1, Math.max(0, legible.l + step)) };
  return legible;
}

export const WHITE: Oklch = { l: 1, c: 0, h: 0 };
export const BLACK: Oklch = { l: 0, c: 0, h: 0 };

function complete(part: Omit<Scheme, 'softInk' | 'onAccent' | 'dark'>): Scheme {
  const dark = part.ground.l < 0.5;
  const soft = { ...part.ink, l: dark ? part.ink.l - 0.2 : part.ink.l + 0.2 };
  return {
    ...part,
    dark,
    ink: legibleOn(part.ground, part.ink, 7),
    softInk: legibleOn(part.ground, soft),
    onAccent: legibleOn(
      part.accent,
      part.accent.l > 0.6 ? { ...part.accent, l: 0.18, c: 0.03 } : { ...WHITE },
    ),
  };
}

/** Among the vivid backgrounds the one whose hue is nearest to a turn away from the product's. */
function farthest(hue: number, turn: number): number {
  return VIVID.indexOf(nearestOf(VIVID, hue + turn));
}

function nearestOf(colours: Oklch[], hue: number): Oklch {
  return colours.reduce((best, colour) => (distance(colour.h, hue) < distance(best.h, hue) ? colour : best));
}

function warmed(hue: number): number {
  return distance(hue, 50) < 50 ? hue : distance(hue, 140) < 45 ? 130 : 52;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return apart > 180 ? 360 - apart : apart;
}

function farApart(one: number, other: number): boolean {
  return distance(one, other) > 45;
}
