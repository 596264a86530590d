import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareTexts, textsOfInterface } from './interface-texts.ts';
import { markedTexts, unmarkedMessages } from './marked-texts.ts';
import { type Literal, readLiterals } from './read-literals.ts';

function literalsOf(source: string, name = 'page.tsx'): Literal[] {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  try {
    writeFileSync(join(folder, name), source);
    return readLiterals(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const words = (literals: Literal[]) => literals.map((literal) => literal.words);

test.each([
  ["t('Delete this post?')", ['Delete this post?']],
  ["t(isNew ? 'Create' : 'Save', { name: 'tea-house' })", ['Create', 'Save']],
  ["t.plural(2, { one: '{n} post', other: '{n} posts' })", ['{n} posts']],
  ["t.nodes('Read the {policy}', { policy: null })", ['Read the {policy}']],
  ["const title = text('Not saved')", ['Not saved']],
  ["<Loaded failed={'Failed to load posts.'} />", ['Failed to load posts.']],
])('of %s the texts that need an entry are found', (source, texts) => {
  expect(words(textsOfInterface(literalsOf(source)))).toEqual(texts);
});

test.each([
  ['<p>Delete this post?</p>', ['Delete this post?']],
  ['<input placeholder="Search products" />', ['Search products']],
  ['<img alt={isOpen ? "Open" : t("Closed")} />', ['Open']],
  ["toast({ title: 'Post deleted' })", ['Post deleted']],
  [`<p>{\`\${count} posts are waiting\`}</p>`, ['Something posts are waiting']],
  ["const names = { post: 'Post', reel: 'Reel' }", ['Post', 'Reel']],
])('in %s the words that would be shown in English are found', (source, bare) => {
  expect(words(bareTexts(literalsOf(source), () => false))).toEqual(bare);
});

test.each([
  '<span lang="en">Sign in</span>',
  '<p>Vitrin · Shopify</p>',
  '<Tab value="sign-in" className="font-medium Text" />',
  "if (event.key === 'Escape') close()",
  "throw new Error('The page has no root.')",
  "import { Page } from 'Page'",
])('nothing is asked of %s', (source) => {
  expect(words(bareTexts(literalsOf(source), () => false))).toEqual([]);
});

test.each([
  ["new Problem(404, 'gone', text('This post is gone.'))", ['This post is gone.']],
  ["say('{name} is connected already.', { name })", ['{name} is connected already.']],
  ["log.info({ storeId }, 'Reading the store ended')", []],
])('of %s the texts for an owner are found', (source, marked) => {
  expect(words(markedTexts(literalsOf(source, 'service.ts')))).toEqual(marked);
});

test.each([
  ["z.string().check(z.minLength(1, 'Please enter a name'))", ['Please enter a name']],
  ["z.refine(isDay, { error: 'Please enter a day.' })", ['Please enter a day.']],
  ["z.string().check(z.minLength(1, text('Please enter a name')))", []],
  ["z.enum(['New Year', 'Easter Sunday'])", []],
])('of %s the messages without a mark are found', (source, unmarked) => {
  expect(words(unmarkedMessages(literalsOf(source, 'rules.ts')))).toEqual(unmarked);
});
