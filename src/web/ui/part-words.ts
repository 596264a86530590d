import { createContext } from 'react';

/** The few words that parts say by themselves, and in whose manner they write. The app gives both. */
export interface PartWords {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  notification: string;
  /** For `Intl`. */
  locale: string;
}

export const PartWordsContext = createContext<PartWords>({
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  loading: 'Loading',
  notification: 'Notification',
  locale: 'en-US',
});
