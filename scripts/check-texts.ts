import { turkish } from '#languages/tr/interface/words.ts';
import { findUntranslated, readSources } from '#web/testing/texts/find-untranslated.ts';

/** Before the web is built: no text may reach a Turkish reader in English. */
const untranslated = findUntranslated(readSources(), turkish);
for (const fault of untranslated) process.stderr.write(`${fault}\n`);
if (untranslated.length > 0) {
  process.stderr.write(`${untranslated.length} texts have no translation.\n`);
  process.exitCode = 1;
}
