import type { MailPhrases } from '#languages/mail-words.ts';
import { account } from './account.ts';
import { alerts } from './alerts.ts';
import { approval } from './approval.ts';
import { summary } from './summary.ts';

export const mails: MailPhrases = {
  hello: 'Hello',
  unsubscribe: 'Unsubscribe',
  settings: 'Notification settings',
  account,
  approval,
  alerts,
  summary,
};
