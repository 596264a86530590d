import { LANGUAGES } from '#shared/core/languages.ts';
import { findUntranslated, readSources } from '#web/testing/texts/find-untranslated.ts';

/** Before the web is built: no text may reach a reader of another language in English. */
const sources = readSources();
for (const language of LANGUAGES.filter((each) => each !== 'en')) {
  const { texts } = await import(`#languages/${language}/interface/texts.ts`);
  for (const fault of findUntranslated(sources, texts)) {
    process.stderr.write(`${language}: ${fault}\n`);
    process.exitCode = 1;
  }
}
