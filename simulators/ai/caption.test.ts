import { expect, test } from 'vitest';
import { writeCaption } from './caption.ts';
import { answerTo, factsIn } from './structured-answer.ts';

const SCHEMA = {
  type: 'object',
  properties: { caption: { type: 'string' }, hashtags: { type: 'array', items: { type: 'string' } } },
};
const prompt = (language: string, earlier: string[] = []) =>
  `Language: ${language}, as a native writes it.
<product>
{"title":"Blue Mug","price":"$12.00"}
</product>
<earlier_captions>
${JSON.stringify(earlier)}
</earlier_captions>`;

function captionFor(text: string) {
  const facts = factsIn(text);
  writeCaption(text, facts);
  return answerTo(SCHEMA, facts) as { caption: string; hashtags: string[] };
}

test.each([
  ['English', 'Blue Mug: it is here for $12.00.'],
  ['Turkish', 'Blue Mug: Fiyatı $12.00.'],
])('a product is presented in %s', (language, opening) => {
  const { caption, hashtags } = captionFor(prompt(language));
  expect(caption.split('\n')[0]).toBe(opening);
  expect(hashtags).toEqual(['#BlueMug']);
});

test('what was said before is not said again', () => {
  const first = captionFor(prompt('English'));
  const second = captionFor(prompt('English', [first.caption]));
  expect(second.caption).not.toBe(first.caption);
});
