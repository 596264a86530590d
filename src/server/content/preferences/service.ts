import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import {
  CONTENT_LANGUAGES,
  CONTENT_PLATFORMS,
  type ContentPlatform,
  TONES,
} from '#shared/content/content.ts';
import type { PostingPreference, SavedPreference } from '#shared/content/preferences.ts';
import { findLastLanguage } from './last-language-repository.ts';
import { findPreferences, type PreferenceRecord, savePreference } from './repository.ts';
import { voiceOf } from './voice.ts';

/** How a store speaks on each network; read by what writes its posts. */
export function createPreferences({ db }: { db: Database }) {
  async function list(store: OwnedStore): Promise<SavedPreference[]> {
    const records = await findPreferences(db, store.id);
    const unsaid = await unsaidVoice(db, store);
    return CONTENT_PLATFORMS.map((platform) => {
      const record = records.find((each) => each.platform === platform);
      return record ? said(record, unsaid) : { ...nothing(platform), ...unsaid };
    });
  }

  async function save(store: OwnedStore, preference: PostingPreference): Promise<SavedPreference> {
    const { platform, tone, language, voice, wordsUsed, wordsAvoided, hashtags, autoApproval } = preference;
    const record = await savePreference(db, {
      storeId: store.id,
      platform,
      language,
      autoApproval,
      brandVoice: tone,
      contentStrategy: { voice, wordsUsed, wordsAvoided },
      hashtagStrategy: { always: hashtags },
    });
    return said(record, preference);
  }

  return { list, save };
}
export type Preferences = ReturnType<typeof createPreferences>;

/** How the posts of a schedule speak while the owner has said nothing. */
async function unsaidVoice(db: Database, store: Pick<OwnedStore, 'id' | 'currency' | 'timeZone'>) {
  return voiceOf({ preference: null, lastLanguage: await findLastLanguage(db, store.id), store });
}

type Voice = Pick<PostingPreference, 'tone' | 'language'>;

function nothing(platform: ContentPlatform): Omit<SavedPreference, keyof Voice> {
  const words = { voice: '', wordsUsed: [], wordsAvoided: [], hashtags: [] };
  return { platform, ...words, autoApproval: false, saved: false };
}

function said(record: PreferenceRecord, unsaid: Voice): SavedPreference {
  const { platform, brandVoice, language, contentStrategy, hashtagStrategy, autoApproval } = record;
  return {
    ...nothing(platform as ContentPlatform),
    ...contentStrategy,
    tone: TONES.find((tone) => tone === brandVoice) ?? unsaid.tone,
    language: CONTENT_LANGUAGES.find((each) => each === language) ?? unsaid.language,
    hashtags: hashtagStrategy?.always ?? [],
    autoApproval,
    saved: true,
  };
}
