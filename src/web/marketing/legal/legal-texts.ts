import { use, useDeferredValue } from 'react';
import type { LegalDocument } from '#languages/legal-document.ts';
import type { Language } from '#shared/core/languages.ts';
import { t, useT } from '#web/core/app/i18n.ts';

export type LegalTextName = 'privacy-policy' | 'terms-of-service';

const files = import.meta.glob<LegalDocument>('/src/languages/*/legal/*.ts', { import: 'legalText' });
const texts = new Map<string, Promise<LegalDocument>>();

/** In the language of the page, which is then drawn at once. */
export async function loadLegalText(name: LegalTextName): Promise<void> {
  await textAt(pathOf(name, t.language));
}

/** Suspends where it was not loaded yet; when the language changes, the text stays until the other one is there. */
export function useLegalText(name: LegalTextName): LegalDocument {
  return use(textAt(pathOf(name, useDeferredValue(useT().language))));
}

function pathOf(name: LegalTextName, language: Language) {
  return `/src/languages/${language}/legal/${name}.ts`;
}

function textAt(path: string): Promise<LegalDocument> {
  const text = texts.get(path) ?? load(path);
  texts.set(path, text);
  return text;
}

function load(path: string): Promise<LegalDocument> {
  const file = files[path];
  if (!file) throw new Error(`${path} does not exist.`);
  const loading = file().then((value) => {
    // By these marks `use` knows it without waiting.
    Object.assign(loading, { status: 'fulfilled', value });
    return value;
  });
  return loading;
}
