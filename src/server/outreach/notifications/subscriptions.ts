import { updateUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { NotificationChange, Notifications, Subscription } from '#shared/outreach/notifications.ts';
import { notificationProblems } from './problems.ts';
import { findPerson, saveSettings } from './settings-repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

interface Dependencies {
  db: Database;
  tokens: UnsubscribeTokens;
  /** A mail server is set up. */
  canSend: boolean;
}

/** What an owner wants to be written, changed while signed in or by the link of a mail. */
export function createSubscriptions({ db, tokens, canSend }: Dependencies) {
  async function read(userId: string): Promise<Notifications> {
    const { settings, language, email, emailVerified } = await existing(userId);
    return { settings, language, email, emailVerified, canSend };
  }

  async function change(userId: string, { settings, language }: NotificationChange): Promise<Notifications> {
    await db.transaction(async (tx) => {
      if (settings) await saveSettings(tx, userId, settings);
      if (language) await updateUser(tx, userId, { language });
    });
    return read(userId);
  }

  async function subscription(token: string): Promise<Subscription> {
    const { userId, topic } = subscriberOf(token);
    const { settings } = await existing(userId);
    return { topic, isOn: settings[topic] };
  }

  async function setSubscription(token: string, isOn: boolean) {
    const { userId, topic } = subscriberOf(token);
    const { settings } = await existing(userId);
    await saveSettings(db, userId, { [topic]: isOn });
    return { topic, isOn, userId, isChanged: settings[topic] !== isOn };
  }

  function subscriberOf(token: string) {
    const subscriber = tokens.read(token);
    if (!subscriber) throw notificationProblems.unknownLink();
    return subscriber;
  }

  /** An account that is gone has no mails to switch. */
  async function existing(userId: string) {
    const person = await findPerson(db, userId);
    if (!person) throw notificationProblems.unknownLink();
    return person;
  }

  return { read, change, subscription, setSubscription };
}
