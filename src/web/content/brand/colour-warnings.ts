import { type Text, text } from '#shared/core/sentence.ts';

/** WCAG's least contrast of what is not text. */
const LEAST_APART = 1.5;
/** On white paper and on black, a shape in this colour is hardly seen. */
const LEAST_ON_GROUND = 1.25;

/** What two colours will make difficult, in words; the studio never writes what cannot be read. */
export function colourWarnings(primary: string, secondary: string): Text[] {
  const warnings: Text[] = [];
  if (primary === secondary) warnings.push(ONE_COLOUR);
  else if (contrastOf(primary, secondary) < LEAST_APART) warnings.push(TOO_ALIKE);
  if (contrastOf(primary, '#ffffff') < LEAST_ON_GROUND) warnings.push(TOO_LIGHT);
  if (contrastOf(primary, '#000000') < LEAST_ON_GROUND) warnings.push(TOO_DARK);
  return warnings;
}

/** WCAG 2.2: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [number >> 16, (number >> 8) & 255, number & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const ONE_COLOUR = text('Both colours are the same. With a second one, prices and labels stand out more.');
const TOO_ALIKE = text(
  'These two colours are hard to tell apart. Where one lies on the other, black or white is used instead.',
);
const TOO_LIGHT = text('The main colour is nearly white: its shapes are hardly seen on a light background.');
const TOO_DARK = text('The main colour is nearly black: its shapes are hardly seen on a dark background.');
