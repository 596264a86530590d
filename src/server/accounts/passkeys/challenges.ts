import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { passkeyProblems } from './problems.ts';

export const CHALLENGE_MINUTES = 5;

/** A signature that was asked for one thing counts for no other. */
export interface ChallengePurpose {
  purpose: 'sign-in' | 'confirm' | 'add';
  /** Null before anybody is signed in. */
  userId: string | null;
}

interface ChallengeNote extends ChallengePurpose {
  kind: 'passkey-challenge';
  challenge: string;
}

/** What authenticators are given to sign: each answered once, within minutes, by the browser and person that asked. */
export function createChallenges(sessions: Sessions) {
  /** @returns the token for that browser. */
  async function save(challenge: string, purpose: ChallengePurpose): Promise<string> {
    const note: ChallengeNote = { kind: 'passkey-challenge', challenge, ...purpose };
    return sessions.saveNote(note, CHALLENGE_MINUTES);
  }

  async function take(token: string | undefined, { purpose, userId }: ChallengePurpose): Promise<string> {
    const note = (token ? await sessions.take(token) : null) as ChallengeNote | null;
    const isWanted = note?.kind === 'passkey-challenge' && note.purpose === purpose && note.userId === userId;
    if (!isWanted) throw passkeyProblems.expired();
    return note.challenge;
  }

  return { save, take };
}
