export interface Finding {
  /** What was looked at. */
  about: string;
  state: 'ok' | 'warning' | 'failing';
  says: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says });
export const warning = (about: string, says: string, advice: string): Finding => ({
  about,
  state: 'warning',
  says,
  advice,
});
export const failing = (about: string, says: string, advice: string): Finding => ({
  about,
  state: 'failing',
  says,
  advice,
});
