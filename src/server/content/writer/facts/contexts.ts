import type { ContentLanguage } from '#shared/content/content.ts';

type Contexts = Record<ContentLanguage, RegExp>;

const leading = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})\s*$`, 'u');
const following = (pattern: string) => new RegExp(String.raw`^\s*(?:${pattern})`, 'u');
/** A percentage or two adjectives may stand between. */
const SOME = String.raw`(?:\s+(?:\d[\d.,]*\s?%|%\s?\d+|\p{L}+)){0,2}`;

/** Stands before what something is made of. */
export const MADE_OF: Contexts = {
  en: leading(
    String.raw`(?:made|crafted|cut|sewn|woven|carved|built|constructed)(?: entirely)? (?:of|from|out of|in|with)${SOME}|(?:material|composition|fabric|shell|outer)\s*:${SOME}|\d\s*%(?: \p{L}+)?`,
  ),
  tr: leading(
    String.raw`(?:malzemesi?|materyal|kumaş|kumaşı|içerik|dış yüzey)\s*:${SOME}|%\s?\d+|yüzde \p{L}+`,
  ),
  de: leading(
    String.raw`aus${SOME}|(?:material|zusammensetzung|obermaterial|stoff)\s*:${SOME}|\d\s*%(?: \p{L}+)?`,
  ),
  fr: leading(
    String.raw`(?:fabriquée?s?|fait|faite|réalisée?s?|confectionnée?s?|tricotée?s?|sculptée?s?)? ?en${SOME}|(?:matière|composition|matériau|tissu)\s*:${SOME}|\d\s*%(?: (?:de |d'|\p{L}+))?|bois de|structure d[eu]`,
  ),
  es: leading(
    String.raw`(?:hech[oa]s?|fabricad[oa]s?|elaborad[oa]s?|confeccionad[oa]s?|tallad[oa]s?)? ?(?:de|en)(?: (?:puro|pura|auténtic[oa]))?|(?:material|composición|tejido)\s*:${SOME}|\d\s*%(?: (?:de|\p{L}+))?|madera de`,
  ),
};

/** What else is in the box or around it is not the thing. */
export const GIVEN_ALONG: Contexts = {
  en: /\b(?:comes (?:in|with|packed)|delivered|packed|packaged|supplied|presented in|gift box|includes|included)\b/u,
  tr: /kutusunda|kutusuyla|birlikte gelir|ile gelir|ambalaj|hediye kutu/u,
  de: /(?<!\p{L})(?:geliefert|verpackt|inklusive|inkl|kommt in|kommt mit)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:livrée?s?|emballée?s?|accompagnée?s?|inclus|présentée?s? dans)(?!\p{L})/u,
  es: /(?<!\p{L})(?:se entrega|viene (?:en|con)|incluye|se presenta en|empaquetad[oa])(?!\p{L})/u,
};

/** «For» and a few words between: «perfect for travel, the office and the gym». */
const BETWEEN = String.raw`(?:[,/&]?\s*[\p{L}'’-]+[,]?\s+){0,7}`;
export const FOR: Contexts = {
  en: new RegExp(
    String.raw`(?<!\p{L})(?:(?<!(?:thanks|waiting|look|looking|known|famous|allows?) )for|suits?|suited to|addition to|use (?:in|at))\s+${BETWEEN}$`,
    'u',
  ),
  de: new RegExp(
    String.raw`(?<!\p{L})(?:für(?!\s+aus)|fürs|zum|zur|beim|ideal auf|geeignet als)\s+${BETWEEN}$`,
    'u',
  ),
  fr: new RegExp(
    String.raw`(?<!\p{L})(?:pour|idéale?s? (?:à|au|en)|parfaite?s? (?:à|au|en))\s+${BETWEEN}$`,
    'u',
  ),
  es: new RegExp(String.raw`(?<!\p{L})(?:para)\s+${BETWEEN}$`, 'u'),
  tr: /^(?:\s*[,/&]?\s*\p{L}+){0,5}?\s*,?\s*(?:için|ideal\p{L}*|uygun\p{L}*|(?:birebir))(?!\p{L})/u,
};

export const MADE_IN: Record<ContentLanguage, { before: RegExp; after: RegExp | null }> = {
  en: {
    before: leading(
      String.raw`(?:(?:made|produced|manufactured|crafted|woven|knitted|sewn|grown|bottled|roasted|handmade|hand-made|handcrafted|hand-crafted|handwoven|hand-woven)(?: by hand)?(?: with \p{L}+)? in|(?:country of origin|origin|made in)\s*:)`,
    ),
    after: null,
  },
  tr: {
    before: leading(String.raw`made in|(?:menşei?|üretim yeri|menşe ülke|üretildiği ülke)\s*:`),
    after:
      /^(?:'?[dt][ae]n?)?\s+(?:\p{L}+\s+){0,2}(?:üretil(?:miş|mekte|ir|di)\p{L}*|yapıl(?:mış|ır|mak)\p{L}*|imal|dokun(?:muş|ur)\p{L}*|dikil(?:miş|ir)\p{L}*|malı|yapımı|üretimi)/u,
  },
  de: {
    before: leading(
      String.raw`(?:made in|(?:hergestellt|gefertigt|produziert|handgefertigt|genäht|gewebt|handgemacht) in|(?:herkunft|herkunftsland|ursprungsland)\s*:)(?: der| den)?`,
    ),
    after: following(
      '(?:von hand |handwerklich )?(?:hergestellt|gefertigt|produziert|genäht|gewebt|handgefertigt)',
    ),
  },
  fr: {
    before: leading(
      String.raw`(?:made in|(?:fabriqu|tiss|fabriqu)ée?s?(?: à la main| artisanalement)? (?:en|au|aux)|(?:produit|confectionné|tricoté|cousu)e?s?(?: à la main| artisanalement)? (?:en|au|aux)|(?:origine|pays d'origine|pays de fabrication)\s*:)`,
    ),
    after: null,
  },
  es: {
    before: leading(
      String.raw`(?:made in|(?:hech|fabricad|producid|confeccionad|tejid|elaborad)[oa]s?(?: a mano| artesanalmente)? en|(?:origen|país de origen)\s*:)(?: los| la| el)?`,
    ),
    after: null,
  },
};

/** Labels and «in» before a colour of the whole thing. */
export const COLOUR_SAID: Contexts = {
  en: leading(String.raw`colou?rs?\s*[:=]|comes in|in`),
  tr: leading(String.raw`renk(?:ler)?i?\s*[:=]`),
  de: leading(String.raw`farbe\s*[:=]|in der farbe|in`),
  fr: leading(String.raw`couleur\s*[:=]|coloris\s*[:=]?|de couleur|en`),
  es: leading(String.raw`color\s*[:=]?|de color|en color`),
};
/** «Schwarzer Tee», while an English tee is a shirt. */
export const GERMAN_TEA = /^[\s-]*tee(?!\p{L})/u;
/** Names of other things that begin or end with a colour. */
export const NO_COLOUR =
  /^[\s-]*(?:tea|wine|coffee|chocolate|pepper|forest|friday|noise|board|light|label|juice|beans?|bread|rice|onion|tahta|çay|şarap|çikolata|biber|wein|schokolade|thé|vin|té|vino|pimienta|gold|altın|noise|wash|flowers?|blossoms?|petals?|star line)(?!\p{L})/u;
export const WITH = /(?<!\p{L})(?:with|mit|avec|con|ile|w\/|featuring)(?!\p{L})/u;
export const COLOUR_JOIN = /^\s*(?:&|and|und|et|y|ve|\+|,)\s*$/u;
