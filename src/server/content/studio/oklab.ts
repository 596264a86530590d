/*
 * Colours as eyes see them: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees.
 * The matrices are those of https://bottosson.github.io/posts/oklab/; contrast is WCAG 2.2's.
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}
export type Rgb = [red: number, green: number, blue: number];

export function oklabOf([red, green, blue]: Rgb): [number, number, number] {
  const r = linearOf(red);
  const g = linearOf(green);
  const b = linearOf(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function oklchOf(rgb: Rgb): Oklch {
  const [l, a, b] = oklabOf(rgb);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest colour a screen can show: lightness and hue stay, chroma gives way. */
export function rgbOf({ l, c, h }: Oklch): Rgb {
  let chroma = c;
  for (;;) {
    const linear = linearRgbOf(l, chroma, h);
    const inside = linear.every((value) => value > -0.001 && value < 1.001);
    if (inside || chroma < 0.002) return linear.map(byteOf) as Rgb;
    chroma *= 0.94;
  }
}

export function css(colour: Oklch, alpha = 1): string {
  return `rgba(${rgbOf(colour).join(',')},${alpha})`;
}

/** 1 to 21. */
export function contrastOf(one: Oklch, other: Oklch): number {
  return contrastOfLuminances(luminanceOf(rgbOf(one)), luminanceOf(rgbOf(other)));
}

export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
}

function linearRgbOf(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function linearOf(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function byteOf(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}
