import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { CONTENT_PLATFORMS, ContentLanguage, ContentPlatform, Tone } from './content.ts';

const MOST_WORDS = 30;
const LONGEST_WORD = 60;
const LONGEST_VOICE = 500;
/** More than five are cut off by Instagram. */
const MOST_HASHTAGS = 5;
const LONGEST_HASHTAG = 50;

const Words = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(LONGEST_WORD, text('A word is at most 60 characters long.')),
      ),
  )
  .check(z.maxLength(MOST_WORDS, text('Please use at most 30 words.')));

const preference = {
  platform: ContentPlatform,
  tone: Tone,
  /** In the owner's own words; a provider's model receives them, and our own writer cannot follow it. */
  voice: z.string().check(z.trim(), z.maxLength(LONGEST_VOICE, text('Please use at most 500 characters.'))),
  wordsUsed: Words,
  wordsAvoided: Words,
  language: ContentLanguage,
  /** Each with its `#`; they come first. */
  hashtags: z
    .array(
      z
        .string()
        .check(
          z.maxLength(LONGEST_HASHTAG, text('A hashtag is at most 50 characters long.')),
          z.regex(
            /^#(?=[\p{L}\p{N}\p{M}_]*\p{L})[\p{L}\p{N}\p{M}_]+$/u,
            text('A hashtag is # and letters or digits, without spaces or signs.'),
          ),
        ),
    )
    .check(z.maxLength(MOST_HASHTAGS, text('Please use at most 5 hashtags.'))),
  autoApproval: z.boolean(),
};

/** How a store speaks on one network. */
export const PostingPreference = z.object(preference);
export type PostingPreference = z.infer<typeof PostingPreference>;

/** `saved` is false while nothing was said, and the rest is what counts until then. */
const SavedPreference = z.object({ ...preference, saved: z.boolean() });
export type SavedPreference = z.infer<typeof SavedPreference>;

export const preferenceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/preferences',
    access: 'store',
    needs: 'see',
    summary: `How the store speaks on each network: ${CONTENT_PLATFORMS.join(', ')}`,
    params: StoreParams,
    reply: z.array(SavedPreference),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/social-media/:storeId/preferences',
    access: 'store',
    needs: 'write',
    summary: 'Save how the store speaks on a network',
    params: StoreParams,
    body: PostingPreference,
    activity: ['voice-changed'],
    reply: SavedPreference,
  }),
};
