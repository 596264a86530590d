import type { ContentLanguage } from '#shared/content/content.ts';
import type { ProductPhoto } from './photo.ts';
import type { PriceWords } from './price-words.ts';

/** As a photo is shown, or as an image model drew it. */
type Seen = ProductPhoto['kind'] | 'drawn';

interface Described {
  product: { title: string };
  storeName: string;
  language: ContentLanguage;
}

/** What else stands on it. */
interface Printed {
  price?: PriceWords | null;
  headline?: string | null;
  offer?: string | null;
  steps?: readonly string[];
}

interface Sentences {
  printed: (lines: string) => string;
  photo: Record<Seen, (title: string) => string>;
  words: (title: string) => string;
  price: (now: string, before: string | null) => string;
  from: (now: string, before: string | null) => string;
  store: (name: string) => string;
}

/** Networks take 1000 characters; screen readers are heard to the end below about 250. */
const LONGEST_TITLE = 140;

/** What is to be seen, for those who hear the picture: nothing that is not on it. */
export function describePicture(
  { product, storeName, language }: Described,
  photo: { kind: Seen } | null,
  { price = null, headline = null, offer = null, steps = [] }: Printed = {},
): string {
  const sentences = SENTENCES[language];
  const title = shorten(product.title.replace(/\s+/g, ' ').trim());
  const parts = [photo ? sentences.photo[photo.kind](title) : sentences.words(title)];
  const lines = [headline, offer, ...steps.map((step, index) => `${index + 1}. ${step}`)].filter(Boolean);
  if (lines.length > 0) parts.push(sentences.printed(lines.map((line) => `“${line}”`).join(', ')));
  if (price) parts.push((price.prefix ? sentences.from : sentences.price)(price.now, price.before));
  if (storeName.trim()) parts.push(sentences.store(storeName.trim()));
  return parts.join(' ');
}

function shorten(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  return `${title
    .slice(0, LONGEST_TITLE)
    .replace(/\s+\S*$/u, '')
    .trimEnd()}…`;
}

const SENTENCES: Record<ContentLanguage, Sentences> = {
  en: {
    printed: (lines) => `Text: ${lines}.`,
    photo: {
      'cut-out': (title) => `${title}, cut out on a coloured ground.`,
      plain: (title) => `Photo of ${title} on a plain ground.`,
      scene: (title) => `Photo: ${title}.`,
      drawn: (title) => `Picture of ${title}.`,
    },
    words: (title) => `Text picture: ${title}.`,
    price: (now, before) => (before ? `Price ${now}, previously ${before}.` : `Price ${now}.`),
    from: (now, before) => (before ? `Price from ${now}, previously ${before}.` : `Price from ${now}.`),
    store: (name) => `Store: ${name}.`,
  },
  tr: {
    printed: (lines) => `Üzerinde yazan: ${lines}.`,
    photo: {
      'cut-out': (title) => `${title}, renkli bir zemin üzerinde.`,
      plain: (title) => `Düz zemin üzerinde ürün fotoğrafı: ${title}.`,
      scene: (title) => `Fotoğraf: ${title}.`,
      drawn: (title) => `Görsel: ${title}.`,
    },
    words: (title) => `Yazılı görsel: ${title}.`,
    price: (now, before) => (before ? `Fiyat: ${now}, önceki fiyat: ${before}.` : `Fiyat: ${now}.`),
    from: (now, before) =>
      before ? `En düşük fiyat: ${now}, önceki fiyat: ${before}.` : `En düşük fiyat: ${now}.`,
    store: (name) => `Mağaza: ${name}.`,
  },
  es: {
    printed: (lines) => `Texto: ${lines}.`,
    photo: {
      'cut-out': (title) => `${title}, recortado sobre un fondo de color.`,
      plain: (title) => `Foto del producto sobre fondo liso: ${title}.`,
      scene: (title) => `Foto: ${title}.`,
      drawn: (title) => `Imagen: ${title}.`,
    },
    words: (title) => `Imagen de texto: ${title}.`,
    price: (now, before) => (before ? `Precio: ${now}, antes ${before}.` : `Precio: ${now}.`),
    from: (now, before) => (before ? `Precio desde ${now}, antes ${before}.` : `Precio desde ${now}.`),
    store: (name) => `Tienda: ${name}.`,
  },
  fr: {
    printed: (lines) => `Texte : ${lines}.`,
    photo: {
      'cut-out': (title) => `${title}, détouré sur un fond de couleur.`,
      plain: (title) => `Photo du produit sur fond uni : ${title}.`,
      scene: (title) => `Photo : ${title}.`,
      drawn: (title) => `Image : ${title}.`,
    },
    words: (title) => `Image de texte : ${title}.`,
    price: (now, before) => (before ? `Prix : ${now}, auparavant ${before}.` : `Prix : ${now}.`),
    from: (now, before) => (before ? `Prix : dès ${now}, auparavant ${before}.` : `Prix : dès ${now}.`),
    store: (name) => `Boutique : ${name}.`,
  },
  de: {
    printed: (lines) => `Text: ${lines}.`,
    photo: {
      'cut-out': (title) => `${title}, freigestellt auf farbigem Grund.`,
      plain: (title) => `Produktfoto auf einfarbigem Grund: ${title}.`,
      scene: (title) => `Foto: ${title}.`,
      drawn: (title) => `Bild: ${title}.`,
    },
    words: (title) => `Textbild: ${title}.`,
    price: (now, before) => (before ? `Preis: ${now}, vorher ${before}.` : `Preis: ${now}.`),
    from: (now, before) => (before ? `Preis ab ${now}, vorher ${before}.` : `Preis ab ${now}.`),
    store: (name) => `Shop: ${name}.`,
  },
};
