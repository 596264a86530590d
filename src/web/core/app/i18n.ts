import { createElement, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import type { Catalogue, Forms } from '#web/languages/catalogue.ts';
import { localSetting } from './local-setting.ts';

/**
 * The English text stands in the component and is its own key: `t('Connect {shop}', { shop })`.
 * Turkish comes from one catalogue (`web/languages/tr`), loaded only when Turkish is spoken.
 */
export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

type Values = Record<string, string | number>;
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

const KEY = 'vitrin-language';
const setting = localSetting(KEY);
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
  return useSyncExternalStore(subscribe, readCurrent, readCurrent);
}

/**
 * Speaks what the address asks for (`?lang=tr`), else the remembered language, else the one the page was `sent` in,
 * else the browser's. Called once before the first render.
 */
export async function startLanguage(sent?: string): Promise<void> {
  const addressed = known(new URLSearchParams(window.location.search).get('lang'));
  const remembered = known(setting.read());
  const chosen = remembered ?? addressed;
  if (chosen) remember(chosen);
  await speak(addressed ?? chosen ?? known(sent) ?? preferredLanguage(navigator.languages));
}

export async function switchLanguage(language: Language): Promise<void> {
  remember(language);
  const address = new URL(window.location.href);
  address.searchParams.delete('lang');
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
  await speak(language);
}

/** What another tab chose. */
export function followLanguage({ key, newValue }: StorageEvent): void {
  const chosen = known(newValue);
  if (key === KEY && chosen && chosen !== current.language) void speak(chosen);
}

/** The server reads the cookie, so that the next page is sent in the same language. */
function remember(language: Language) {
  setting.write(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support.
  document.cookie = `${KEY}=${language};path=/;max-age=31536000;samesite=lax`;
}

function known(name: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === name);
}

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = known(tag.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return 'en';
}

/** `page` is null where there is none: when pages are made ready. */
export async function speak(language: Language, page: HTMLElement | null = document.documentElement) {
  const catalogue = language === 'tr' ? (await import('#web/languages/tr/catalogue.ts')).catalogue : {};
  current = createTranslate(language, catalogue);
  if (page) page.lang = language;
  for (const listener of listeners) listener();
}

function readCurrent() {
  return current;
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
    message,
  });

  function message(english: string): string {
    return catalogue[english] === undefined ? matchTemplate(english, catalogue, message) : find(english);
  }
}

function fill(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);
}

/** 'tea-house is already connected.' finds '{name} is already connected.'; a sentence within is translated too. */
function matchTemplate(sentence: string, catalogue: Catalogue, message: (english: string) => string): string {
  for (const [english, translated] of Object.entries(catalogue)) {
    if (typeof translated !== 'string' || !english.includes('{')) continue;
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const pieces = english.split(/\{\w+\}/);
    // Between two names, so few letters would be found in anybody's words.
    if (pieces[0] === '' && pieces.at(-1) === '' && pieces.join('').length < 15) continue;
    const pattern = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)');
    const found = new RegExp(`^${pattern}$`).exec(sentence);
    if (found)
      return fill(
        translated,
        Object.fromEntries(
          names.map((name, at) => {
            const words = found[at + 1] ?? '';
            return [name, words.endsWith('.') ? message(words) : words];
          }),
        ),
      );
  }
  return sentence;
}

function regionalLocale(language: Language): string {
  const fallback = language === 'tr' ? 'tr-TR' : 'en-US';
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? fallback;
}
