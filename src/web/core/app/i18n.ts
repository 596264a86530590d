import { createElement, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import type { Catalogue, Forms } from '#languages/catalogue.ts';
import { LANGUAGES, type Language } from '#shared/core/languages.ts';
import { putInto, type Sentence, say } from '#shared/core/sentence.ts';
import { localSetting } from './local-setting.ts';

/**
 * The English text stands in the component and is its own key: `t('Connect {shop}', { shop })`.
 * Another language comes from its catalogue (`src/languages`), loaded only when it is spoken.
 */
const catalogues = import.meta.glob<{ catalogue: Catalogue }>('/src/languages/*/catalogue.ts');

type Values = Record<string, string | number>;
export interface Translate {
  (english: string, values?: Values): string;
  /** `{n}` in the forms becomes the count, written as the language writes it. */
  plural: (count: number, forms: Forms, values?: Values) => string;
  /** With elements for placeholders: `t.nodes('I accept the {policy}', { policy: <a … /> })`. */
  nodes: (english: string, values: Record<string, ReactNode>) => ReactNode;
  /** A sentence of the server or of a shared rule. */
  message: (sentence: Sentence) => string;
  language: Language;
  /** For `Intl`: the language, with the region this browser prefers. */
  locale: string;
}

const KEY = 'vitrin-language';
const setting = localSetting(KEY);
const listeners = new Set<() => void>();
let current = createTranslate('en', {});

/** Reads the current language. In components use `useT`, which also renders again when the language changes. */
export const t = Object.defineProperties(
  (english: string, values?: Values) => current(english, values),
  Object.fromEntries(
    (['plural', 'nodes', 'message', 'language', 'locale'] as const).map((name) => [
      name,
      { get: () => current[name] },
    ]),
  ),
) as Translate;

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
  const load = catalogues[`/src/languages/${language}/catalogue.ts`];
  current = createTranslate(language, load ? (await load()).catalogue : {});
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
  function translate(english: string, values: Values = {}) {
    return putInto(say(english, values), find);
  }
  return Object.assign(translate, {
    language,
    locale,
    plural(count: number, forms: Forms, values?: Values) {
      const entry = catalogue[forms.other] ?? forms;
      const form = typeof entry === 'string' ? entry : (entry[plurals.select(count)] ?? entry.other);
      return putInto(say(form, { n: numbers.format(count), ...values }), String);
    },
    nodes(english: string, values: Record<string, ReactNode>) {
      return find(english)
        .split(/(\{\w+\})/)
        .map((piece, at) => {
          const name = /^\{(\w+)\}$/.exec(piece)?.[1];
          return createElement(Fragment, { key: at }, name === undefined ? piece : (values[name] ?? piece));
        });
    },
    message: (sentence: Sentence) => putInto(sentence, find),
  });
}

function regionalLocale(language: Language): string {
  const { region } = new Intl.Locale(language).maximize();
  return (
    navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? `${language}-${region}`
  );
}
