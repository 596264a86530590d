import { isAvoidedTag, wordsIn } from '#server/content/preferences/brand.ts';
import type { CaptionRequest } from '#server/content/writer/caption.ts';
import { withoutShopFacts } from '#server/content/writer/facts/said-by-shop.ts';
import { sameTag } from '#server/content/writer/hashtags.ts';
import { inventedClaims } from '#server/content/writer/invented-claims.ts';
import { inventedNumbers } from '#server/content/writer/invented-numbers.ts';
import { ownWords } from '#server/content/writer/own-words.ts';
import { registerOf } from '#server/content/writer/register.ts';
import { languageScores } from '#server/content/writer/voice/language-of.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { POST_LIMITS, postLength, postText } from '#shared/content/post-limits.ts';

const MOST_EMOJI = 4;
const SPAM_TAGS =
  /^#(?:like4like|likeforlike|l4l|f4f|follow4follow|followforfollow|followme|followback|follow|tagsforlikes|instagood|likes?|spam4spam|s4s|fyp|viral|takip(?:e|ci)?takip\w*|gt|begeni|beğeni|sígueme|suivezmoi|folgen)$/iu;

/** Why a caption of any origin cannot be posted as it is; empty when it can. In English, for the model that may try again. */
export function checkCaption(text: string, hashtags: string[], request: CaptionRequest): string[] {
  const { product, tone, language } = request;
  const own = ownWords(text, product);
  return [
    ...(text.trim() ? [] : ['The caption is empty.']),
    ...lengthProblems(text, hashtags, request),
    ...languageProblems(own, language),
    ...leftovers(own),
    ...inventedNumbers(withoutShopFacts(text, product, language), product),
    ...inventedClaims(withoutShopFacts(own, product, language), request),
    ...emojiProblems(own, registerOf(tone) === 'formal'),
    ...hashtagProblems(hashtags, request),
    ...avoidedWords(own, request),
  ];
}

function lengthProblems(text: string, hashtags: string[], { platform }: CaptionRequest): string[] {
  const { characters } = POST_LIMITS[platform];
  const length = postLength(platform, postText(text, hashtags));
  return length > characters
    ? [`Caption and hashtags are ${length} characters long; ${platform} takes ${characters}.`]
    : [];
}

/** One word proves nothing; more of another language than of the wanted one does. */
function languageProblems(own: string, language: ContentLanguage): string[] {
  const scores = languageScores(own);
  const best = Math.max(...Object.values(scores));
  const looksForeign = best >= 3 && best > scores[language] * 1.5;
  const saysNothing = scores[language] === 0 && (own.match(/\p{L}+/gu)?.length ?? 0) >= 12;
  return looksForeign || saysNothing ? [`The caption is not written in the language "${language}".`] : [];
}

const LEFTOVERS: [RegExp, string][] = [
  [
    /[{}]|\[[^\]]*\]|<[^>]+>|(?<!\p{L})(?:undefined|NaN|null|lorem ipsum)(?!\p{L})|&(?:amp|lt|gt|quot|nbsp|#\d+);/iu,
    'a placeholder or markup',
  ],
  [/\*\*|__|^\s*#{1,6}\s|```/m, 'markdown'],
  [/https?:\/\/|www\./i, 'an address'],
  [/(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/u, 'a hashtag inside the text'],
  [/(?<![\p{L}\p{N}.])@\w+/u, 'a mention of an account'],
];

function leftovers(own: string): string[] {
  return LEFTOVERS.filter(([pattern]) => pattern.test(own)).map(
    ([, name]) => `The caption contains ${name}.`,
  );
}

function emojiProblems(own: string, isFormal: boolean): string[] {
  const count = own.match(/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu)?.length ?? 0;
  if (isFormal && count > 0) return ['This tone has no emoji.'];
  return count > MOST_EMOJI ? [`There are more than ${MOST_EMOJI} emoji.`] : [];
}

function avoidedWords(own: string, { brand, language }: CaptionRequest): string[] {
  return wordsIn(own, brand?.wordsAvoided ?? [], language).map(
    (word) => `The caption contains "${word}", which this brand never says.`,
  );
}

function hashtagProblems(hashtags: string[], { platform, brand }: CaptionRequest): string[] {
  const problems: string[] = [];
  const { hashtags: most } = POST_LIMITS[platform];
  if (most !== null && hashtags.length > most) problems.push(`${platform} takes at most ${most} hashtags.`);
  hashtags.forEach((tag, index) => {
    if (!/^#(?=[\p{L}\p{N}\p{M}_]*\p{L})[\p{L}\p{N}\p{M}_]+$/u.test(tag))
      problems.push(`"${tag}" is no hashtag: it is # and letters, without spaces or signs.`);
    if (isAvoidedTag(tag, brand))
      problems.push(`The hashtag "${tag}" contains a word that this brand never says.`);
    if (SPAM_TAGS.test(tag)) problems.push(`The hashtag "${tag}" is spam.`);
    if (hashtags.slice(0, index).some((other) => sameTag(other, tag)))
      problems.push(`The hashtag "${tag}" is there twice.`);
  });
  return problems;
}
