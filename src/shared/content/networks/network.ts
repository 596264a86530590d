import type { Text } from '#shared/core/sentence.ts';

/*
 * What a network is and what it can do, declared once: a file for each in this folder. Screens and services read this and
 * never ask which network it is.
 */
export interface Network {
  /** Where it is one word of a sentence, and where it stands in a list of its own. */
  name: string;
  choiceName: string;
  /** Lines on a ground of 16 by 16. */
  sign: readonly { line: string; width?: number }[];
  /** How its accounts are connected. */
  ways: readonly Way[];
  /** Said where posts wait for an account. */
  accountMissing: Text;
  limits: PostLimits;
  /** Whether pictures go out with what they show in words. */
  altText: boolean;
  /** Most pictures of one post that it shows. */
  pictures: number;
  /** What is drawn for it: the largest that it shows. */
  size: { width: number; height: number; shape: 'tall' | 'portrait' | 'square' | 'wide' };
  /** Said of a post without picture or video, where it takes none such. */
  needsMedia: Text | null;
  /** Said of a post without video, where it takes nothing else. */
  needsVideo: Text | null;
  /** Its rules leave no room for a logo, a price or an address in a picture or film. */
  takesBranding: boolean;
  /** Characters of the title that a post has apart from its text; null where posts have none. */
  title: number | null;
  /** What it asks of every post apart from words and pictures; remembered per account. */
  choices: readonly PostChoice[];
  /** What an owner agrees to with every post for which it asks something. */
  terms: readonly Terms[];
  /** In place of caption and hashtags it gets the short text of a post that has one. */
  takesShortText: boolean;
  /** Every post leads to an address of its own, which its text does not repeat. */
  linkApart: boolean;
  /** Whether a schedule adds the address of the product: not where it cannot be followed, or makes the post dearer. */
  scheduledWithLink: boolean;
  /** Whether a schedule can be made for it alone; `usual`: also what a schedule for all stands for without an account. */
  schedules: 'usual' | 'offered' | 'none';
  /** What it takes for one post, in thousandths of a US dollar; null where posts are free. */
  price: { withAddress: number; without: number; describedPicture: number } | null;
  /** Whether it lists what an account has, so that a post without an answer can be looked up. */
  listsPosts: boolean;
  /** Whether it reports what became of a post; where not, its figures stay unknown. */
  reportsResults: boolean;
  preview: Preview;
  /** Of which network the writer takes calls, shapes and lengths of sentences. */
  manner: Manner;
  /** As a provider's model is asked for a post on it. */
  inPrompts: string;
}

/** Networks that the writer has sentences for; the others speak like one of them. */
export const MANNERS = ['instagram', 'facebook', 'twitter'] as const;
export type Manner = (typeof MANNERS)[number];

/** A way to connect; one may bring accounts of several networks. Either it leads to a consent page, or it asks for secrets. */
export interface Way {
  key: string;
  name: string;
  /** What it brings. */
  about: Text;
  /** As an account says which way it came. */
  via: string;
  asks?: {
    steps: readonly { text: Text; address?: string }[];
    fields: readonly { name: string; label: Text; isSecret: boolean; example: string }[];
  };
}

export interface PostChoice {
  name: string;
  label: Text;
  /** What follows from it. */
  about?: Text;
  /**
   * `switch`: `yes` or `no`. `list`: one of `options`. `account`: one of what the account offers, asked at the network;
   * `options` are our words for some of that.
   */
  kind: 'switch' | 'list' | 'account';
  options?: readonly { value: string; label: Text }[];
  /** Where nobody has chosen; null: no post goes out before somebody has. */
  usual: string | null;
}

export interface Terms {
  name: string;
  address: string;
  /** Only where this switch is on. */
  of?: string;
}

export interface PostLimits {
  /** Of caption and hashtags together. */
  characters: number;
  /** Where nothing is shown with them, and more fit then. */
  withoutMedia?: number;
  /** `weighted`: by the rules of X; `graphemes`: as they are seen, addresses shortened; `emojiBytes`: emoji by their bytes (post-limits.ts). */
  countedBy: 'units' | 'weighted' | 'graphemes' | 'emojiBytes';
  /** The app of Instagram takes five since December 2025; elsewhere only length limits them. */
  hashtags: number | null;
  /** How many read well. */
  suggestedHashtags: number;
  /** Where a feed cuts a long text behind «more»; approximate, as it depends on the screen. */
  fold: { characters: number; lines: number } | null;
}

export interface Preview {
  frame: 'instagram' | 'facebook' | 'x' | 'telegram';
  /** Width by height that a feed shows of one picture; what is beyond is cropped. */
  narrowest: number;
  widest: number;
  /** Several pictures one after the other, or side by side: so many, `counts` where the last says how many more there are. */
  several: 'swiped' | { most: number; counts: boolean; ratio: number };
}
