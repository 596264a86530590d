import type { Catalogue } from '#languages/catalogue.ts';

const english = import.meta.glob<string>('/src/web/marketing/landing/pictures/en/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const turkish = import.meta.glob<string>('/src/web/marketing/landing/pictures/tr/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** For the address of each English picture that of the Turkish one, so that only Turkish readers load the list. */
export const turkishPictures: Catalogue = Object.fromEntries(
  Object.entries(english).map(([file, address]) => [
    address,
    turkish[file.replace('/en/', '/tr/')] ?? address,
  ]),
);
