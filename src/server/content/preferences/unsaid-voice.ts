import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { findLastLanguage } from './last-language-repository.ts';
import { voiceOf } from './voice.ts';

/** How the posts of a schedule speak while the owner has said nothing. */
export async function unsaidVoice(db: Database, { id, timeZone }: Pick<OwnedStore, 'id' | 'timeZone'>) {
  return voiceOf({ preference: null, lastLanguage: await findLastLanguage(db, id), timeZone });
}
