import {
  type AdGroup,
  type AssetProblem,
  adTextLength,
  DESCRIPTION_MOST,
  DESCRIPTIONS,
  FINAL_URL_MOST,
  GROUP_NAME_MOST,
  HEADLINE_MOST,
  HEADLINES,
  KEYWORD_MOST,
  KEYWORD_WORDS_MOST,
  type Keyword,
  PATH_MOST,
} from '#shared/ads/ads-assets.ts';
import { type Sentence, say, text } from '#shared/core/sentence.ts';
import type { AssetContent } from './asset-content.ts';
import { type AdTextKind, adTextProblems, cellProblems, FORBIDDEN_IN_KEYWORDS } from './text-rules.ts';

type Found = Pick<AssetProblem, 'field' | 'message'>;

/** What Google would refuse of a set, in the order of the screen. `otherNames` are the store's other campaigns written here. */
export function problemsOf(
  { name, dailyBudget, groups, negatives }: AssetContent,
  otherNames: string[],
): AssetProblem[] {
  const ofCampaign: Found[] = [
    ...nameProblems(name).map((message) => ({ field: 'name', message })),
    ...(otherNames.some((other) => same(other, name))
      ? [
          {
            field: 'name',
            message: text('Another set has this name; Google would put both into one campaign.'),
          },
        ]
      : []),
    ...(dailyBudget === null
      ? [
          {
            field: 'dailyBudget',
            message: text('Please set a daily budget: Google accepts no campaign without one.'),
          },
        ]
      : []),
    ...keywordProblems('negatives', negatives),
  ];
  return [
    ...ofCampaign.map((problem) => ({ group: null, ...problem })),
    ...groups.flatMap((group, at) => {
      const twin = groups.slice(0, at).some((other) => same(other.name, group.name));
      const found = twin
        ? [{ field: 'name', message: text('Another ad group has this name.') }, ...groupProblems(group)]
        : groupProblems(group);
      return found.map((problem) => ({ group: at, ...problem }));
    }),
  ];
}

function groupProblems(group: AdGroup): Found[] {
  const { name, finalUrl, headlines, descriptions, path1, path2, keywords } = group;
  const path = { kind: 'path', most: PATH_MOST } as const;
  return [
    ...nameProblems(name).map((message) => ({ field: 'name', message })),
    ...urlProblems(finalUrl).map((message) => ({ field: 'finalUrl', message })),
    ...listProblems('headlines', headlines, { kind: 'headline', most: HEADLINE_MOST }, HEADLINES.least),
    ...listProblems(
      'descriptions',
      descriptions,
      { kind: 'description', most: DESCRIPTION_MOST },
      DESCRIPTIONS.least,
    ),
    ...adTextProblems(path1, path).map((message) => ({ field: 'path1', message })),
    ...adTextProblems(path2, path).map((message) => ({ field: 'path2', message })),
    ...(path2.trim() && !path1.trim()
      ? [{ field: 'path2', message: text('The second path needs the first one.') }]
      : []),
    ...(keywords.length === 0
      ? [{ field: 'keywords', message: text('Without a keyword this ad would never be shown.') }]
      : []),
    ...keywordProblems('keywords', keywords),
  ];
}

function nameProblems(name: string): Sentence[] {
  if (!name.trim()) return [text('Please enter a name.')];
  if (name.trim().length > GROUP_NAME_MOST)
    return [say('At most {most} characters.', { most: GROUP_NAME_MOST })];
  // Lines that begin with # are comments in a bulk upload.
  if (name.trim().startsWith('#')) return [text('Please begin with a letter or a number.')];
  return cellProblems(name);
}

const NO_ADDRESS = text('This is not the address of a page.');

function urlProblems(finalUrl: string): Sentence[] {
  const address = URL.parse(finalUrl.trim());
  if (!address || !/^https?:$/.test(address.protocol) || !/\w\.\w/.test(address.hostname))
    return [NO_ADDRESS];
  if (/\s/.test(finalUrl.trim()) || address.username || address.password) return [NO_ADDRESS];
  return finalUrl.trim().length > FINAL_URL_MOST
    ? [say('At most {most} characters.', { most: FINAL_URL_MOST })]
    : [];
}

function listProblems(
  field: 'headlines' | 'descriptions',
  texts: string[],
  rules: { kind: AdTextKind; most: number },
  least: number,
): Found[] {
  const written = texts.filter((words) => words.trim()).length;
  const few =
    written < least ? [{ field, message: say('Google asks for at least {least}.', { least }) }] : [];
  const ofTexts = texts.flatMap((words, at) => {
    if (!words.trim()) return [];
    const repeats = texts.slice(0, at).some((other) => same(other, words));
    const messages = adTextProblems(words, rules);
    return [...(repeats ? [text('This appears twice.')] : []), ...messages].map((message) => ({
      field: `${field}.${at}`,
      message,
    }));
  });
  return [...few, ...ofTexts];
}

function keywordProblems(field: 'keywords' | 'negatives', keywords: Keyword[]): Found[] {
  return keywords.flatMap(({ text: words, matchType }, at) => {
    const twin = keywords
      .slice(0, at)
      .some((other) => other.matchType === matchType && same(other.text, words));
    const messages = [...(twin ? [text('This appears twice.')] : []), ...keywordTextProblems(words)];
    return messages.map((message) => ({ field: `${field}.${at}`, message }));
  });
}

export function keywordTextProblems(words: string): Sentence[] {
  const trimmed = words.trim();
  if (!trimmed) return [text('Please enter a keyword, or remove this one.')];
  const problems = cellProblems(words);
  if (adTextLength(trimmed) > KEYWORD_MOST)
    problems.push(
      say('{length} characters by Google’s count; at most {most} fit.', {
        length: adTextLength(trimmed),
        most: KEYWORD_MOST,
      }),
    );
  if (trimmed.split(/\s+/).length > KEYWORD_WORDS_MOST)
    problems.push(say('A keyword has at most {most} words.', { most: KEYWORD_WORDS_MOST }));
  if (FORBIDDEN_IN_KEYWORDS.test(trimmed))
    problems.push(text('Google allows only letters, numbers and a few symbols in keywords.'));
  return problems;
}

function same(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
