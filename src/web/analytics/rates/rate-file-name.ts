import type { Translate } from '#web/core/app/i18n.ts';

/** What a file is called that comes from a bank's own download; any other by its own name. */
export function nameOfFile(t: Translate, fileName: string): string {
  if (/^eurofxref/i.test(fileName)) return t('European Central Bank');
  if (/evds/i.test(fileName)) return t('Central Bank of Türkiye');
  return fileName.replace(/\.\w+$/, '');
}
