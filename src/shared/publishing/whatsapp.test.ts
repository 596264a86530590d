import { expect, test } from 'vitest';
import { firstSentence, whatsAppShare } from './whatsapp.ts';

const ADDRESS = 'https://vitrin.example/s/tea-house/p/abc1234?from=a&b=c';
const messageIn = (address: string) => new URL(address).searchParams.get('text');

test.each([
  ['plain words', 'Morning tea'],
  ['Turkish letters', 'Şık çay, ığdır’dan'],
  ['an emoji of several signs', 'Tea 👨‍👩‍👧‍👦 🇹🇷'],
  ['a line break', 'Tea\nand more'],
  ['signs that addresses use', '50% off & more + #tea ~now~ =? /\\ "quoted"'],
])('%s arrive in WhatsApp as they were written', (_, words) => {
  const share = whatsAppShare(words, ADDRESS);
  expect(share).toMatch(/^https:\/\/wa\.me\/\?text=[\w%.!~*'()-]+$/);
  expect(messageIn(share)).toBe(`${words}\n${ADDRESS}`);
});

test('half of an emoji spoils no address', () => {
  expect(messageIn(whatsAppShare('Tea \ud83d', ADDRESS))).toBe(`Tea �\n${ADDRESS}`);
});

test('long words are cut between signs, the address never', () => {
  const message = messageIn(whatsAppShare('👩‍🍳'.repeat(400), ADDRESS))!;
  expect(message).toBe(`${'👩‍🍳'.repeat(300)}…\n${ADDRESS}`);
});

test('without words the address stands alone', () => {
  expect(messageIn(whatsAppShare(' ', ADDRESS))).toBe(ADDRESS);
});

test.each([
  ['Good tea. It warms.', 'Good tea.'],
  ['Is it 2.5 liters? Yes!', 'Is it 2.5 liters?'],
  ['A line without an end\n\nAnd more.', 'A line without an end'],
  ['', ''],
])('of %j a message says %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
