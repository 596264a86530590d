import * as z from 'zod/mini';

declare const TEXT: unique symbol;

/** An English text, by which each language finds its own (`src/languages`). Values stand in it as `{name}`. */
export type Text = string & { readonly [TEXT]: true };

/** What Vitrin says, before it is put into a language. */
export type Sentence = Text | Phrase;

/** A text with its values, made by `say`. */
export interface Phrase {
  text: Text;
  values: Values;
}

/** Names and numbers as every language writes them, or a sentence within the sentence. */
export type Values = Record<string, (string & { readonly [TEXT]?: never }) | number | Phrase>;

/** How a sentence travels. */
export const Sentence = z.union([
  z.string(),
  z.object({ text: z.string(), values: z.record(z.string(), z.unknown()) }),
]) as unknown as z.ZodMiniType<Sentence>;

/** Marks a text of which every language must have its own; the tests look for it in the sources. */
export function text(english: string): Text {
  return english as Text;
}

/** A text with its values: `say('{name} is already connected.', { name })`. */
export function say(english: string, values: Values): Phrase {
  return { text: text(english), values };
}

/** One after the other. */
export function inTurn(sentences: Sentence[]): Sentence {
  const phrases = sentences.map((each) => (typeof each === 'string' ? { text: each, values: {} } : each));
  return {
    text: phrases.map((_, at) => `{${at}}`).join(' ') as Text,
    values: Object.fromEntries(phrases.entries()),
  };
}

/** @param find the text in the reader's language. */
export function putInto(sentence: Sentence, find: (text: Text) => string): string {
  if (typeof sentence === 'string') return find(sentence);
  return fill(find(sentence.text), sentence.values, (within) => putInto(within, find));
}

/** For logs and programs. */
export function inEnglish(sentence: Sentence): string {
  return putInto(sentence, String);
}

function fill(template: string, values: Values, word: (sentence: Sentence) => string): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'object' ? word(value) : String(value ?? placeholder);
  });
}
