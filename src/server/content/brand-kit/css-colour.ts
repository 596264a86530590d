type Rgb = [red: number, green: number, blue: number];

/** `#0f5c4d`, `#0F5`, `rgb(15 92 77)`, `rgba(15, 92, 77, 1)`, `15, 92, 77`, `hsl(168, 72%, 21%)` → `#0f5c4d`; else null. */
export function hexOf(css: string): string | null {
  const text = css.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3,8})$/.exec(text)?.[1];
  if (hex) return hexOfDigits(hex);
  const numbers = (/^(?:(rgb|hsl)a?\(([^()]{1,60})\)|([\d.,\s]{5,40}))$/.exec(text) ?? []) as (
    | string
    | undefined
  )[];
  const [, kind = 'rgb', inside, bare] = numbers;
  const parts = (inside ?? bare)?.split(/[\s,/]+/).filter(Boolean);
  if (!parts || parts.length < 3) return null;
  // What is half transparent has the colour of what is below it.
  const alpha = parts[3] === undefined ? 1 : Number.parseFloat(parts[3]) / (parts[3].endsWith('%') ? 100 : 1);
  if (!(alpha > 0.9)) return null;
  const values = parts.slice(0, 3).map(Number.parseFloat);
  if (values.some(Number.isNaN)) return null;
  return hexOfRgb(kind === 'hsl' ? rgbOfHsl(values as Rgb) : (values as Rgb));
}

function hexOfDigits(digits: string): string | null {
  const isShort = digits.length < 6;
  const [size, all] = isShort ? [1, digits] : [2, digits];
  const alpha = all.slice(size * 3);
  if (![3, 4, 6, 8].includes(digits.length) || (alpha && !/^f+$/.test(alpha))) return null;
  const six = all.slice(0, size * 3);
  return `#${isShort ? [...six].map((digit) => digit + digit).join('') : six}`;
}

const hexOfRgb = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function rgbOfHsl([hue, saturation, lightness]: Rgb): Rgb {
  const [s, l] = [saturation / 100, lightness / 100];
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4)];
}
