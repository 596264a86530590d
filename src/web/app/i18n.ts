import { createElement, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { localSetting } from './local-setting.ts';

/**
 * The English text stands in the component and is its own key: `t('Connect {shop}', { shop })`.
 * Turkish comes from one catalogue (tr.ts), loaded only when Turkish is spoken.
 */
export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

type Values = Record<string, string | number>;
interface Forms {
  one: string;
  other: string;
}
/** A key with a plural is found under its English `other`; Turkish nouns mostly need one form only. */
export type Catalogue = Record<string, string | Forms>;

export interface Translate {
  (english: string, values?: Values): string;
  /** `{n}` in the forms becomes the count, written as the language writes it. */
  plural: (count: number, forms: Forms, values?: Values) => string;
  /** With elements for placeholders: `t.nodes('I accept the {policy}', { policy: <a … /> })`. */
  nodes: (english: string, values: Record<string, ReactNode>) => ReactNode;
  /** A sentence from the server, which may already have its names filled in. */
  message: (english: string) => string;
  language: Language;
  /** For `Intl`: the language, with the region this browser prefers. */
  locale: string;
}

const setting = localSetting('vitrin-language');
const listeners = new Set<() => void>();
let current = createTranslate('en', {});

/** Reads the current language. In components use `useT`, which also renders anew when the language changes. */
export const t: Translate = Object.defineProperties(
  ((english: string, values?: Values) => current(english, values)) as Translate,
  {
    plural: { get: () => current.plural },
    nodes: { get: () => current.nodes },
    message: { get: () => current.message },
    language: { get: () => current.language },
    locale: { get: () => current.locale },
  },
);

/** Marks an English text that is translated elsewhere, by the `t` that shows it. */
export function text(english: string): string {
  return english;
}

export function useT(): Translate {
  return useSyncExternalStore(subscribe, () => current);
}

/** Speaks the remembered language, else the browser's. Called once before the first render. */
export async function startLanguage(): Promise<void> {
  const remembered = LANGUAGES.find((language) => language === setting.read());
  await speak(remembered ?? preferredLanguage(navigator.languages));
}

export async function switchLanguage(language: Language): Promise<void> {
  setting.write(language);
  await speak(language);
}

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

async function speak(language: Language) {
  const catalogue = language === 'tr' ? (await import('./tr.ts')).turkish : {};
  current = createTranslate(language, catalogue);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function createTranslate(language: Language, catalogue: Catalogue): Translate {
  const locale = regionalLocale(language);
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);

  function find(english: string): string {
    const entry = catalogue[english];
    if (entry === undefined) return english;
    return typeof entry === 'string' ? entry : entry.other;
  }
  function translate(english: string, values?: Values) {
    return fill(find(english), values);
  }
  return Object.assign(translate, {
    language,
    locale,
    plural(count: number, forms: Forms, values?: Values) {
      const entry = catalogue[forms.other] ?? forms;
      const form =
        typeof entry === 'string' ? entry : plurals.select(count) === 'one' ? entry.one : entry.other;
      return fill(form, { n: numbers.format(count), ...values });
    },
    nodes(english: string, values: Record<string, ReactNode>) {
      return find(english)
        .split(/(\{\w+\})/)
        .map((piece, at) => {
          const name = /^\{(\w+)\}$/.exec(piece)?.[1];
          return createElement(Fragment, { key: at }, name === undefined ? piece : (values[name] ?? piece));
        });
    },
    message(english: string) {
      if (catalogue[english] !== undefined) return find(english);
      return matchTemplate(english, catalogue) ?? english;
    },
  });
}

function fill(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);
}

/** 'tea-house is already connected.' finds '{name} is already connected.' */
function matchTemplate(sentence: string, catalogue: Catalogue): string | undefined {
  for (const [english, translated] of Object.entries(catalogue)) {
    if (typeof translated !== 'string' || !english.includes('{')) continue;
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const pattern = english
      .split(/\{\w+\}/)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+)');
    const found = new RegExp(`^${pattern}$`).exec(sentence);
    if (found)
      return fill(translated, Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])));
  }
  return undefined;
}

function regionalLocale(language: Language): string {
  const fallback = language === 'tr' ? 'tr-TR' : 'en-US';
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? fallback;
}
