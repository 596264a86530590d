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

/** Of the same weight as a face, for the scripts that it lacks: Arabic, Hebrew, and Cyrillic where it has none. */
const COMPANIONS = {
  Rubik: '@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf',
  'Rubik Medium': '@expo-google-fonts/rubik/500Medium/Rubik_500Medium.ttf',
  'Rubik Bold': '@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf',
  'Rubik Black': '@expo-google-fonts/rubik/900Black/Rubik_900Black.ttf',
} as const;
const COMPANION_OF: Record<Face, keyof typeof COMPANIONS> = {
  Anton: 'Rubik Black',
  Grotesque: 'Rubik Bold',
  'Grotesque Bold': 'Rubik Black',
  Manrope: 'Rubik Medium',
  'Manrope Bold': 'Rubik Bold',
  'Manrope Heavy': 'Rubik Black',
  Playfair: 'Rubik',
  'Playfair Italic': 'Rubik',
};
const ACCOMPANIED = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Cyrillic}/u;

const EMOJI = 'Emoji';
const EMOJI_FILE = '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2';
const PICTURED = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const require = createRequire(import.meta.url);
let facesReady = false;
let companionsReady = false;
let emojiReady = false;

/** Makes our faces known to the canvas; once per process. */
export function registerFonts(): void {
  if (facesReady) return;
  for (const [family, path] of Object.entries(FACES)) register(path, family);
  facesReady = true;
}

/** What `ctx.font` takes. */
export function fontOf(face: Face, size: number): string {
  return `${size}px "${face}","${COMPANION_OF[face]}","Manrope","${EMOJI}"`;
}

/** Loads what a text needs beyond our faces: emoji take half a second. */
export function prepareFontsFor(text: string): void {
  registerFonts();
  if (!companionsReady && ACCOMPANIED.test(text)) {
    for (const [family, path] of Object.entries(COMPANIONS)) register(path, family);
    companionsReady = true;
  }
  if (!emojiReady && PICTURED.test(text)) {
    register(EMOJI_FILE, EMOJI);
    emojiReady = true;
  }
}

/**
 * Whether a character is more than an empty box. A script that our faces lack is drawn with the machine's own fonts,
 * and a machine may have none.
 */
export function hasGlyph(character: string): boolean {
  return !pixelsOf(character).equals(pixelsOf('\u{10fffd}'));
}

function register(path: string, family: string) {
  if (!GlobalFonts.registerFromPath(require.resolve(path), family)) throw new Error(`Font not read: ${path}`);
}

function pixelsOf(character: string): Buffer {
  const canvas = createCanvas(48, 48);
  const ctx = canvas.getContext('2d');
  ctx.font = fontOf('Manrope', 32);
  ctx.fillText(character, 8, 36);
  return canvas.data();
}
