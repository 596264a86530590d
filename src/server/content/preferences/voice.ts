import { CONTENT_LANGUAGES, type ContentLanguage, TONES, type Tone } from '#shared/content/content.ts';
import { spokenAt } from '#shared/content/spoken-language.ts';
import type { PostingPreference } from './last-language-repository.ts';

interface Known {
  preference: PostingPreference | null;
  /** What the owner had written last, by hand. */
  lastLanguage: string | null;
  /** The one whose posts earned most, where that is learnt from. */
  learntTone?: Tone | null;
  store: { currency: string; timeZone: string };
}

/** How the posts of a schedule speak: as the owner has said, else as they wrote last, else as one speaks at the store. */
export function voiceOf({ preference, lastLanguage, learntTone, store }: Known): {
  tone: Tone;
  language: ContentLanguage;
} {
  const asked = preference?.language ?? lastLanguage;
  return {
    tone: TONES.find((tone) => tone === preference?.brandVoice) ?? learntTone ?? 'professional',
    language: CONTENT_LANGUAGES.find((language) => language === asked) ?? spokenAt(store),
  };
}
