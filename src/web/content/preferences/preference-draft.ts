import { PostingPreference, type SavedPreference } from '#shared/content/preferences.ts';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import type { Sentence } from '#shared/core/sentence.ts';

/** As it stands in the form: lists are what was typed. */
export interface PreferenceDraft
  extends Pick<PostingPreference, 'tone' | 'language' | 'voice' | 'autoApproval'> {
  wordsUsed: string;
  wordsAvoided: string;
  hashtags: string;
}

export function draftOf(kept: SavedPreference): PreferenceDraft {
  const { tone, language, voice, autoApproval, wordsUsed, wordsAvoided, hashtags } = kept;
  return {
    tone,
    language,
    voice,
    autoApproval,
    wordsUsed: wordsUsed.join(', '),
    wordsAvoided: wordsAvoided.join(', '),
    hashtags: hashtags.join(' '),
  };
}

/** What would be saved, or for each field what is wrong with it. */
export function readDraft(platform: PostingPreference['platform'], draft: PreferenceDraft) {
  const given = {
    ...draft,
    platform,
    wordsUsed: readWords(draft.wordsUsed),
    wordsAvoided: readWords(draft.wordsAvoided),
    hashtags: readHashtags(draft.hashtags),
  };
  const result = PostingPreference.safeParse(given, { error: wordIssue });
  if (result.success) return { preference: result.data, errors: {} };
  const errors: Partial<Record<string, Sentence>> = {};
  for (const issue of result.error.issues) errors[`${String(issue.path[0])}`] ??= issueSentence(issue);
  return { preference: null, errors };
}

/** `çay, demli  çay\nçay` → `['çay', 'demli çay']`: as people write lists. */
export function readWords(text: string): string[] {
  const words = text.split(/[,;\n]/).map((word) => word.replace(/\s+/g, ' ').trim());
  return [...new Set(words.filter(Boolean))];
}

/** `tea, #Slow Mornings` → `['#tea', '#Slow', '#Mornings']`. */
export function readHashtags(text: string): string[] {
  const tags = text.split(/[\s,;]+/).filter((tag) => tag.replaceAll('#', '') !== '');
  return [...new Set(tags.map((tag) => `#${tag.replace(/^#+/, '')}`))];
}
