import type { ProductFact } from '#server/content/writer/voice/product-fact.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { saysInEnglish } from './english-clauses.ts';
import { standingAlone } from './facts/standing-alone.ts';
import { saysInFrench } from './french-clauses.ts';
import { germanDative, germanVerb, had } from './german-had.ts';

/** Whether a text says a fact; an adjective may have taken another ending, «ligera» for «ligero», «légère» for «léger». */
export function saysFact(text: string, { text: fact }: ProductFact, language: ContentLanguage): boolean {
  const bare = standingAlone(fact, language);
  const stem = /[^\d\s]o$/.test(bare) ? bare.slice(0, -1) : bare;
  // A shop's own sentence may have «40 x 25 cm».
  const lower = text.replace(/(?<=\d\s*)x(?=\s*\d)/g, '×').toLocaleLowerCase(language);
  const said = language === 'fr' ? lower.replace(/ère(?=s?(?!\p{L}))/gu, 'er') : lower;
  if (language === 'de' && germanForms(fact).some((form) => said.includes(form))) return true;
  if (language === 'en' && saysInEnglish(text, bare)) return true;
  if (language === 'fr' && saysInFrench(text, fact)) return true;
  return said.includes(stem.toLocaleLowerCase(language));
}

/** «Hat einen abnehmbaren Bezug» says «mit abnehmbarem Bezug», and «fürs Laufen» says «das Laufen». */
function germanForms(fact: string): string[] {
  const use = fact === 'den Gabentisch' ? 'zum Verschenken' : /^(?:das|den|die) (.+)/.exec(fact)?.[1];
  return [had(fact), use, germanDative(fact), ...(germanVerb(fact) ?? [])].flatMap(
    (form) => form?.toLocaleLowerCase('de') ?? [],
  );
}
