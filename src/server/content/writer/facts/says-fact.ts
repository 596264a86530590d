import { saysInEnglish } from '#server/content/writer/english-clauses.ts';
import { saysInFrench } from '#server/content/writer/french-clauses.ts';
import { germanDative, germanVerb, had } from '#server/content/writer/german-had.ts';
import type { ProductFact } from '#server/content/writer/voice/product-fact.ts';
import type { ContentLanguage } from '#shared/content/content.ts';

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

/** What binds a fact to the noun before it; German would have to bend what follows. */
const BINDING: Partial<Record<ContentLanguage, RegExp>> = {
  en: /^with (?=[\p{L}\d])/u,
  fr: /^(?:avec|à|au|aux) (?=[\p{L}\d])/u,
  es: /^con (?=\p{L})/u,
};

/** After a colon or in a list: «Le petit plus : manches raglan», where a noun would take «à manches raglan». */
export function standingAlone(fact: string, language: ContentLanguage): string {
  const binding = BINDING[language];
  return binding ? fact.replace(binding, '') : fact;
}
