import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

/* Each face has a family of its own, so that no weight is ever made up. */
const FACES = {
  Anton: '@expo-google-fonts/anton/400Regular/Anton_400Regular.ttf',
  Grotesque: '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
  'Grotesque Bold': '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
  Manrope: '@expo-google-fonts/manrope/500Medium/Manrope_500Medium.ttf',
  'Manrope Bold': '@expo-google-fonts/manrope/700Bold/Manrope_700Bold.ttf',
  'Manrope Heavy': '@expo-google-fonts/manrope/800ExtraBold/Manrope_800ExtraBold.ttf',
  Playfair: '@expo-google-fonts/playfair-display/500Medium/PlayfairDisplay_500Medium.ttf',
  'Playfair Italic':
    '@expo-google-fonts/playfair-display/500Medium_Italic/PlayfairDisplay_500Medium_Italic.ttf',
} as const;
export type Face = keyof typeof FACES;

const EMOJI = 'Emoji';
const EMOJI_FILE = '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2';

const require = createRequire(import.meta.url);
let facesReady = false;
let emojiReady = false;

/** Makes our faces known to the canvas; once per process. */
export function registerFonts(): void {
  if (facesReady) return;
  for (const [family, path] of Object.entries(FACES)) register(path, family);
  facesReady = true;
}

/** What `ctx.font` takes. */
export function fontOf(face: Face, size: number): string {
  return `${size}px "${face}","Manrope","${EMOJI}"`;
}

/**
 * Loads the emoji when a text has some: they take half a second. False when the text cannot be drawn: a script
 * that our faces lack is drawn with the machine's own fonts, and a machine without them would show empty boxes.
 */
export function prepareFontsFor(text: string): boolean {
  registerFonts();
  if (!emojiReady && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text)) {
    register(EMOJI_FILE, EMOJI);
    emojiReady = true;
  }
  return [...new Set(text.match(FOREIGN_LETTERS))].every(hasGlyph);
}

const FOREIGN_LETTERS = /(?!\p{Script=Latin}|\p{Script=Cyrillic})\p{L}/gu;

function register(path: string, family: string) {
  if (!GlobalFonts.registerFromPath(require.resolve(path), family)) throw new Error(`Font not read: ${path}`);
}

/** A letter without a glyph looks like every other one. */
function hasGlyph(letter: string): boolean {
  return !pixelsOf(letter).equals(pixelsOf('\u{10fffd}'));
}

function pixelsOf(letter: string): Buffer {
  const canvas = createCanvas(48, 48);
  const ctx = canvas.getContext('2d');
  ctx.font = fontOf('Manrope', 32);
  ctx.fillText(letter, 8, 36);
  return canvas.data();
}
