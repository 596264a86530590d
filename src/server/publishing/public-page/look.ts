import { contrastOfLuminances, luminanceOf, type Rgb } from '#server/content/studio/oklab.ts';
import type { BrandKit } from '#shared/content/brand-kit.ts';

/** How a page is known as its shop's. Inks are legible on what they stand on. */
export interface PageLook {
  accent: string;
  onAccent: string;
  headingFont: string;
}

const NEUTRAL = '#1f1d1a';
const SERIF = "'Iowan Old Style','Palatino Linotype',Georgia,serif";
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** Families of the visitor's own machine: nothing is fetched for them. */
export function lookOf(kit: BrandKit | null): PageLook {
  const accent = kit?.colours?.[0] ?? NEUTRAL;
  return {
    accent,
    onAccent: contrastWith(accent, '#ffffff') >= contrastWith(accent, '#000000') ? '#fff' : '#000',
    headingFont: kit?.font === 'Playfair' ? SERIF : SANS,
  };
}

function contrastWith(one: string, other: string): number {
  return contrastOfLuminances(luminanceOf(rgbOf(one)), luminanceOf(rgbOf(other)));
}

function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}
