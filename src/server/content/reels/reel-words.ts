import { drawableText } from '#server/content/studio/drawable-text.ts';
import { type PriceWords, sayPrice } from '#server/content/studio/price-words.ts';
import type { ContentLanguage, ContentPlatform, ContentType, Tone } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { ReelSubject } from './reel-request.ts';

/** All that is written in a reel; null is left out. */
export interface ReelWords {
  hook: string;
  /** The product's title, where the hook is another text. */
  title: string | null;
  lines: string[];
  steps: string[];
  offer: string | null;
  price: PriceWords | null;
  /** The store, or what it sells where a network's rules forbid advertising in a film. */
  signature: string;
  handle: string | null;
  call: string;
}

const MOST_STEPS = 3;
const LONGEST_LINE = 42;

type Calls = Record<'buy' | 'share' | 'save', readonly [familiar: string, formal: string]>;

/**
 * Nothing in a film can be tapped, so none of them promises a button. Instagram has its link in the profile; posts of the
 * others say where to buy in their text.
 */
const CALLS: Record<ContentLanguage, Calls & { details: readonly [familiar: string, formal: string] }> = {
  en: {
    buy: ['Link in bio', 'Link in bio'],
    details: ['Details in the post', 'Details in the post'],
    share: ['Send it to a friend', 'Share it with a friend'],
    save: ['Save it for later', 'Save it for later'],
  },
  tr: {
    buy: ['Link profilde', 'Link profilde'],
    details: ['Ayrıntılar gönderide', 'Ayrıntılar gönderide'],
    share: ['Bir arkadaşına gönder', 'Bir arkadaşınıza gönderin'],
    save: ['Kaydet, lazım olur', 'Kaydedin, lazım olur'],
  },
  es: {
    buy: ['Enlace en la bio', 'Enlace en la bio'],
    details: ['Detalles en la publicación', 'Detalles en la publicación'],
    share: ['Envíaselo a alguien', 'Envíeselo a alguien'],
    save: ['Guárdalo para luego', 'Guárdelo para luego'],
  },
  fr: {
    buy: ['Lien en bio', 'Lien en bio'],
    details: ['Détails dans la publication', 'Détails dans la publication'],
    share: ['Envoie-le à un proche', 'Envoyez-le à un proche'],
    save: ['Enregistre pour plus tard', 'Enregistrez pour plus tard'],
  },
  de: {
    buy: ['Link in der Bio', 'Link in der Bio'],
    details: ['Mehr dazu im Beitrag', 'Mehr dazu im Beitrag'],
    share: ['Schick es jemandem', 'Gern weiterschicken'],
    save: ['Speichern für später', 'Speichern für später'],
  },
};
const FORMAL: Record<Tone, 0 | 1> = { professional: 1, casual: 0, trendy: 0, luxury: 1 };

/** What cannot be drawn with the fonts at hand is left out. */
export function wordsFor(subject: ReelSubject): ReelWords {
  const { product, storeName, handle, design, kit, language } = subject;
  const title = drawableText(product.title);
  const headline = onLine(design.headline);
  const store = drawableText(storeName) ?? '';
  const hook = headline ?? title ?? store;
  const { takesBranding } = NETWORKS[subject.platform];
  const hidden = !takesBranding || !design.showsPrice || kit?.priceStyle === 'hidden';
  return {
    hook,
    title: headline && title !== headline ? title : null,
    lines: drawable(subject.lines).filter((line) => line.length <= LONGEST_LINE && line !== hook),
    steps: drawable(design.steps).slice(0, MOST_STEPS),
    offer: takesBranding ? drawableText(design.offer) : null,
    price: hidden ? null : sayPrice(product, language),
    signature: takesBranding ? store : (title ?? hook),
    handle: takesBranding && handle ? `@${handle.replace(/^@/, '')}` : null,
    call: callFor(subject),
  };
}

function callFor({ language, platform, contentType, tone }: ReelSubject): string {
  const calls = CALLS[language];
  return calls[aimOf(contentType, platform)][FORMAL[tone]];
}

function aimOf(contentType: ContentType, platform: ContentPlatform): keyof (typeof CALLS)['en'] {
  const { manner, takesBranding } = NETWORKS[platform];
  if (contentType === 'lifestyle' || !takesBranding) return 'share';
  if (contentType === 'educational') return manner === 'instagram' ? 'save' : 'share';
  return manner === 'instagram' ? 'buy' : 'details';
}

function drawable(texts: readonly string[]): string[] {
  return texts.map(onLine).filter((text) => text !== null);
}

/** French puts a space before some signs, at which no line may end. */
function onLine(text: string | null): string | null {
  return drawableText(text)?.replace(/ (?=[:;!?»])/gu, '\u00a0') ?? null;
}
