import type { Catalogue } from '#languages/catalogue.ts';
import captionsInEnglish from '#languages/en/made/captions.json' with { type: 'json' };
import captions from './made/captions.json' with { type: 'json' };

const english = import.meta.glob<string>('/src/languages/en/{pictures,made}/*.{webp,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const own = import.meta.glob<string>('./{pictures,made}/*.{webp,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** For the address of each picture in English, and each caption of the posts on the landing page, that of this language. */
export const pictures: Catalogue = Object.fromEntries([
  ...Object.entries(english).map(([file, address]) => [
    address,
    own[file.replace('/src/languages/en/', './')] ?? address,
  ]),
  ...captionsInEnglish.map((caption, at) => [caption, captions[at] ?? caption]),
]);
