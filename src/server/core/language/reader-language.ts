import { WORDS } from '#languages/words.ts';
import { LANGUAGES, type Language } from '#shared/core/languages.ts';

/** The one of our languages that `Accept-Language` likes best; English where it likes none. */
export function readerLanguage(acceptLanguage: string | undefined): Language {
  const liked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const found = liked.flatMap(({ language }) => LANGUAGES.filter((ours) => ours === language));
  return found[0] ?? 'en';
}

/** What is read where clocks show this time, as far as a language claims it; English anywhere else. */
export function languageOfZone(timeZone: string): Language {
  return LANGUAGES.find((language) => WORDS[language].timeZones.includes(timeZone)) ?? 'en';
}
