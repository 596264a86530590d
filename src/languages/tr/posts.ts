import type { Catalogue } from '#languages/catalogue.ts';
import english from '#web/marketing/landing/made/en/captions.json' with { type: 'json' };
import turkish from '#web/marketing/landing/made/tr/captions.json' with { type: 'json' };

const filesOf = {
  en: import.meta.glob<string>('/src/web/marketing/landing/made/en/*.{webp,mp4}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  tr: import.meta.glob<string>('/src/web/marketing/landing/made/tr/*.{webp,mp4}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
};

/** For each English caption and file of the posts on the landing page the Turkish one. */
export const turkishPosts: Catalogue = {
  ...Object.fromEntries(english.map((caption, at) => [caption, turkish[at] ?? caption])),
  ...Object.fromEntries(
    Object.entries(filesOf.en).map(([file, address]) => [
      address,
      filesOf.tr[file.replace('/en/', '/tr/')] ?? address,
    ]),
  ),
};
