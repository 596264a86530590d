import type { ContentLanguage, Strategy } from '#shared/content/content.ts';
import type { Chance } from '#shared/core/chance.ts';
import type { CaptionRequest } from './caption.ts';
import { pick, shuffle } from './chance.ts';
import { discountOf } from './discount-of.ts';
import { capitalise, type FactTexts, fill, names, quote, typesetFrench } from './fill.ts';
import { type Kind, kindOf } from './kinds.ts';
import { moneyText, percentText } from './money-text.ts';
import {
  KIND_PHRASES,
  type KindPhrases,
  PHRASES,
  type Phrases,
  type Register,
  registerOf,
} from './phrases.ts';
import { titleText } from './title-text.ts';
import { variantsText } from './variants-text.ts';

const TITLE_LENGTH = { instagram: 110, facebook: 110, twitter: 60 };
const FEW = 5;

/** Everything one caption is made from. */
export interface Pieces {
  phrases: Phrases;
  kind: Kind;
  ofKind: KindPhrases;
  register: Register;
  facts: FactTexts;
  isReduced: boolean;
}

export function piecesFor(request: CaptionRequest, chance: Chance): Pieces {
  const { product, platform, language, tone } = request;
  const kind = kindOf(product.category, product.title);
  const ofKind = KIND_PHRASES[language][kind];
  const { isReduced, percent } = discountOf(product);
  const money = (minor: number | null) => (minor ? moneyText(minor, product.currency, language) : '');
  const title = titleText(product.title, TITLE_LENGTH[platform]);
  const purpose = pick(ofKind.purposes, chance);
  return {
    phrases: PHRASES[language],
    kind,
    ofKind,
    register: registerOf(tone),
    isReduced,
    facts: {
      title,
      quoted: title && quote(title, language),
      store: titleText(product.storeName, 60),
      price: money(product.price),
      before: isReduced ? money(product.compareAtPrice) : '',
      percent: percent ? percentText(percent, language) : '',
      purpose,
      Purpose: capitalise(purpose, language),
      ...tipTexts(chooseTip(ofKind.tips, request, chance), language),
    },
  };
}

/** One that the captions just before did not contain: on X it may be what a caption begins with. */
function chooseTip(tips: string[], { before, language }: CaptionRequest, chance: Chance): string {
  const contains = (caption: string, tip: string) => caption.includes(typesetTip(tip, language).slice(1));
  const latest = before.slice(0, tips.length - 1);
  const fresh = tips.filter((tip) => !latest.some((caption) => contains(caption, tip)));
  return pick(fresh.length > 0 ? fresh : tips, chance);
}

const typesetTip = (tip: string, language: ContentLanguage) => (language === 'fr' ? typesetFrench(tip) : tip);

/** Spanish and French go on small after a colon; a tip with a colon of its own has to stand alone. */
function tipTexts(tip: string, language: ContentLanguage): FactTexts {
  const goesOnSmall = language === 'es' || language === 'fr';
  const [first = ''] = tip;
  const following = goesOnSmall ? first.toLocaleLowerCase(language) + tip.slice(first.length) : tip;
  return {
    Tip: typesetTip(tip, language),
    tip: tip.includes(':') ? '' : typesetTip(following, language),
  };
}

export function openingsFor(
  { product, tone, contentType }: CaptionRequest,
  { phrases, ofKind, register, facts, isReduced }: Pieces,
  strategy: Strategy,
): string[] {
  if (strategy === 'benefit') return phrases.benefitOpenings[tone];
  if (strategy === 'offer' && facts.price) {
    if (product.priceVaries) return phrases.priceFromOpenings[register];
    return isReduced ? phrases.discountOpenings[register] : phrases.priceOpenings[register];
  }
  const fitsKind = tone !== 'luxury' && contentType !== 'educational';
  return [...phrases.openings[tone][contentType], ...(fitsKind ? ofKind.openings : [])];
}

/** Price, choice and stock, each a sentence; what is not known is not there. */
export function factSentences(
  request: CaptionRequest,
  pieces: Pieces,
  chance: Chance,
  said: string[],
): string[] {
  const { product, language } = request;
  const { phrases, facts, isReduced } = pieces;
  const variants = variantsText(product.variants, language);
  const few = product.inventory !== null && product.inventory > 0 && product.inventory <= FEW;
  const withFacts = (count: number, listed?: string): FactTexts => ({
    ...facts,
    count: String(count),
    ...(listed ? { names: listed } : {}),
  });
  const pricePieces = isReduced
    ? phrases[product.priceVaries ? 'discountsFrom' : 'discounts']
    : phrases[product.priceVaries ? 'pricesFrom' : 'prices'];
  const saysPrice = said.some((piece) => names(piece, 'price'));
  const saysPercent = said.some((piece) => names(piece, 'percent'));
  const freshPieces = saysPercent ? pricePieces.filter((piece) => !names(piece, 'percent')) : pricePieces;
  return [
    saysPrice ? null : choose(freshPieces, said, facts, request, chance),
    variants &&
      choose(phrases[variants.kind], said, withFacts(variants.count, variants.names), request, chance),
    few &&
      choose(
        product.inventory === 1 ? phrases.lastOne : phrases.lastFew,
        said,
        withFacts(product.inventory!),
        request,
        chance,
      ),
  ].filter((sentence) => !!sentence) as string[];
}

/** A piece whose facts are known; the store is named again only when there is no other way to say it. */
export function choose(
  pieces: string[],
  said: string[],
  facts: FactTexts,
  { language }: CaptionRequest,
  chance: Chance,
): string | null {
  const namesStore = said.some((piece) => names(piece, 'store'));
  const usable = shuffle(pieces, chance).filter((piece) => fill(piece, facts, language));
  const fresh = usable.filter((piece) => !(namesStore && names(piece, 'store')));
  const chosen = fresh[0] ?? usable[0];
  if (!chosen) return null;
  said.push(chosen);
  return fill(chosen, facts, language);
}
