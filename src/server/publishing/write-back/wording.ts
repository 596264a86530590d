import { WORDS } from '#languages/words.ts';
import { moneyText } from '#server/content/writer/money-text.ts';
import type { PublishedPost } from '#server/publishing/post-report/repository.ts';
import type { Language } from '#shared/core/languages.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';

/** What a post brought so far, in minor units. */
export interface Result {
  orders: number;
  net: number;
  /** Null where it is not known. */
  earned: number | null;
  /** Its results are no longer waited for. */
  isFinal: boolean;
}

const LONGEST_TITLE = 75;
const LONGEST_TEXT = 150;
const LONGEST_CAPTION = 60;

/** By which a mark of ours is known for the one of a post. */
export const markOf = (postId: string) => `#${postId.slice(0, 8)}`;

export function titleOf(
  { productTitle, caption }: Pick<PublishedPost, 'productTitle' | 'caption'>,
  language: Language,
) {
  const { title, untitled } = WORDS[language].writeBack;
  const about = productTitle ?? caption?.slice(0, LONGEST_CAPTION).trim();
  return cut(about ? title(about) : untitled, LONGEST_TITLE);
}

/** Where it went out and, once somebody bought by its link, what that came to. */
export function textOf(
  { postId, networks }: Pick<PublishedPost, 'postId' | 'networks'>,
  { orders, net, earned, isFinal }: Result,
  { language, currency }: { language: Language; currency: string },
): string {
  const words = WORDS[language].writeBack;
  const money = (minor: number) => moneyText(minor, currency, language);
  const out = words.out(networks.map((network) => NETWORK_NAMES[network]));
  if (orders === 0) return `${out} ${markOf(postId)}`;
  const result = words.result({
    orders,
    netSales: money(net),
    earned: earned === null ? null : money(earned),
    isFinal,
  });
  const whole = `${out} ${result} ${markOf(postId)}`;
  return whole.length <= LONGEST_TEXT ? whole : `${result} ${markOf(postId)}`;
}

/** What buyers read of it, too, where their shop shows names of discounts. */
export function discountTitle(
  post: { postId: string } & Pick<PublishedPost, 'productTitle' | 'caption'>,
  language: Language,
): string {
  return `${titleOf(post, language)} ${markOf(post.postId)}`;
}

export function discountText(
  { code, percent }: { code: string; percent: number },
  language: Language,
): string {
  return WORDS[language].writeBack.discount({ code, percent });
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
