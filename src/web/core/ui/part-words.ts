import { createContext } from 'react';

/** The few words that parts say by themselves, and in whose manner they write. The app gives both. */
export interface PartWords {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  countedAnew: string;
  beingCounted: string;
  notification: string;
  /** For `Intl`. */
  locale: string;
}

export const PartWordsContext = createContext<PartWords>({
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  loading: 'Loading',
  countedAnew: 'These figures are being counted again and may be slightly out of date.',
  beingCounted: 'These figures are being counted. They appear as soon as they are ready.',
  notification: 'Notification',
  locale: 'en-US',
});
