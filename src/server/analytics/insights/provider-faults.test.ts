import { expect, test } from 'vitest';
import { connectGiftShop } from './testing/connect-gift-shop.ts';

test.each([
  'slow',
  'rude',
  'quota',
  'unauthorized',
  'down',
  'malformed',
  'refusal',
  'invented-number',
  'wrong-language',
  'wordy',
  'endless',
])('%s: the owner gets right insights all the same, in time', async (fault) => {
  const { generate, logged } = await connectGiftShop({ ai: { apiKey: fault, timeLimitMs: 500 } });
  const begun = Date.now();
  for (const language of ['en', 'tr'] as const) {
    const insights = await generate(language);
    expect(insights.length).toBeGreaterThan(1);
    expect(new Set(insights.map(({ wording }) => wording))).toEqual(new Set(['builtin']));
    const said = insights.flatMap((each) => [each.title, each.description, ...each.recommendations]);
    expect(said.join()).not.toMatch(/48.213|917|Umsatz/);
  }
  expect(Date.now() - begun).toBeLessThan(15_000);
  expect(logged.join()).toMatch(/insight worded without the provider/);
});

test.each(['slow', 'unauthorized', 'malformed', 'endless', 'refusal'])(
  '%s: a question beyond the catalogue gets a clear answer',
  async (fault) => {
    const { ask } = await connectGiftShop({ ai: { apiKey: fault, timeLimitMs: 400 } });
    expect(await ask('What is the meaning of life?')).toMatchObject({ answered: false, figures: [] });
    expect(await ask('orders this month')).toMatchObject({ answered: true });
  },
);
