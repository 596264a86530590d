import { createContext } from 'react';

/** The few words that parts say by themselves. The app gives them in the interface's language. */
export interface PartWords {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  notification: string;
}

export const PartWordsContext = createContext<PartWords>({
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  loading: 'Loading',
  notification: 'Notification',
});
