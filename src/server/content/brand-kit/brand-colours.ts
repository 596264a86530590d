import { css, type Oklch, oklchOf } from '#server/content/studio/oklab.ts';
import { GREY_CHROMA } from '#server/content/studio/palette.ts';
import type { Brand, BrandSource } from '#shared/content/brand-kit.ts';
import { hexOf } from './css-colour.ts';

/** Below it a colour is an ink or a paper: half of all themes have black buttons, and that is no brand. */
const LEAST_CHROMA = GREY_CHROMA;
/** Two that hardly differ are one. */
const LEAST_APART = { chroma: 0.07, lightness: 0.15, hue: 25 };
/** Of photos: hues within that are one colour. */
const SAME_HUE = 30;

type Found = Brand['found']['colours'];

interface Said {
  /** As CSS writes them, the likeliest first. */
  ofPage: string[];
  neutralsOfPage: string[];
  /** Of each photo the colour one would name its product by. */
  ofPhotos: Oklch[];
}

/** Whether photos have to be asked at all. */
export const hasBrandColour = (ofPage: string[]) => strongOf(ofPage).length > 0;

/** Two colours of a brand; where the shop shows only one, it stands for both. */
export function brandColours({ ofPage, neutralsOfPage, ofPhotos }: Said): Found {
  const page = strongOf(ofPage).map((hex) => ({ hex, from: 'page' as BrandSource }));
  const photos = commonest(ofPhotos).map((colour) => ({
    hex: hexOfOklch(colour),
    from: 'photos' as BrandSource,
  }));
  const neutrals = neutralsOf(neutralsOfPage).map((hex) => ({ hex, from: 'page' as BrandSource }));
  const [primary] = [...page, ...photos];
  if (!primary) return null;
  const others = page.length > 0 ? [...page, ...neutrals, ...photos] : [...photos, ...neutrals];
  const secondary = others.find(({ hex }) => differ(hex, primary.hex)) ?? primary;
  return { value: [primary.hex, secondary.hex], from: [primary.from, secondary.from] };
}

const strongOf = (values: string[]) => hexesOf(values).filter((hex) => oklchOfHex(hex).c >= LEAST_CHROMA);

/** Inks that can be seen on paper; white is everybody's. */
const neutralsOf = (values: string[]) => hexesOf(values).filter((hex) => oklchOfHex(hex).l < 0.7);

const hexesOf = (values: string[]) => [...new Set(values.map(hexOf).filter((hex) => hex !== null))];

/** The most frequent colour first, each as its strongest photo has it. */
function commonest(accents: Oklch[]): Oklch[] {
  const groups: Oklch[][] = [];
  for (const accent of accents) {
    const group = groups.find(([first]) => hueApart(first!.h, accent.h) < SAME_HUE);
    if (group) group.push(accent);
    else groups.push([accent]);
  }
  return groups
    .toSorted((one, other) => other.length - one.length)
    .map((group) => group.reduce((best, each) => (each.c > best.c ? each : best)));
}

function differ(one: string, other: string): boolean {
  const [a, b] = [oklchOfHex(one), oklchOfHex(other)];
  const bothColoured = Math.min(a.c, b.c) >= LEAST_CHROMA;
  return (
    Math.abs(a.l - b.l) > LEAST_APART.lightness ||
    Math.abs(a.c - b.c) > LEAST_APART.chroma ||
    (bothColoured && hueApart(a.h, b.h) > LEAST_APART.hue)
  );
}

function hueApart(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return apart > 180 ? 360 - apart : apart;
}

function oklchOfHex(hex: string): Oklch {
  const number = Number.parseInt(hex.slice(1), 16);
  return oklchOf([number >> 16, (number >> 8) & 255, number & 255]);
}

const hexOfOklch = (colour: Oklch) => hexOf(css(colour))!;
