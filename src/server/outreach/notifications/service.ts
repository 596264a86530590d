import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { AlertTopic } from '#languages/mail-words.ts';
import { recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { MailWords } from '#server/platforms/mail/mail-words.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';
import type { Topic } from '#shared/outreach/notifications.ts';
import { alertWords } from './alert-words.ts';
import { type EventKey, findAddressees, findUnreported } from './alerts-repository.ts';
import { sendAlert as sendAlertJob, sendSummary as sendSummaryJob } from './jobs.ts';
import type { MailPlace } from './mail-links.ts';
import { claimNotices, deleteNotices, hasNotice, takeBack } from './notices-repository.ts';
import { notificationProblems } from './problems.ts';
import { findPerson, findReader, findRecipient, type Recipient } from './settings-repository.ts';
import { findOwnersDue, findReportedStores, findReportedZones } from './stores-repository.ts';
import { createSubscriptions } from './subscriptions.ts';
import { lastWeek, summaryDueSince } from './summary-time.ts';
import { summaryWords } from './summary-words.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';
import { readWeek, type WeekSources } from './week-report.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  mail: MailService;
  sources: WeekSources;
  appSecret: string;
  earlierSecrets?: string[];
  publicUrl: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Taken up at one look; the rest a few minutes later. */
export const MOST_OWNERS = 2_000;
/** In one mail, which counts them all and names the first. */
const MOST_EVENTS = 1000;
/** Between two mails of a topic to one reader: what happens in between stands in the next one together. */
const GAP_MS: Record<AlertTopic, number> = {
  storeProblems: HOUR_MS,
  postProblems: HOUR_MS,
  unusualDays: DAY_MS,
  outsideAnswers: 15 * MINUTE_MS,
  mentions: 15 * MINUTE_MS,
};
const ALERT_TOPICS = Object.keys(GAP_MS) as AlertTopic[];
const RETENTION_MS = 400 * DAY_MS;

/** Mails that Vitrin writes by itself: last week on Monday morning, and what must not wait until an owner looks. */
export function createNotificationService(dependencies: Dependencies) {
  const { db, jobs, mail, sources, publicUrl, now, log } = dependencies;
  const tokens = createUnsubscribeTokens(dependencies.appSecret, dependencies.earlierSecrets);

  async function enqueueDue(): Promise<void> {
    if (!mail.canSend) return;
    await enqueueSummaries();
    for (const topic of ALERT_TOPICS) {
      const found = await findAddressees(db, topic, { ...momentOf(topic), most: MOST_OWNERS });
      for (const { accountId: userId, personId } of found)
        await jobs.enqueue(
          db,
          sendAlertJob,
          { userId, personId, topic },
          { key: `${userId} ${topic} ${personId}` },
        );
    }
  }

  async function enqueueSummaries(): Promise<void> {
    for (const timeZone of await findReportedZones(db)) {
      const since = summaryDueSince(now(), timeZone);
      if (!since) continue;
      const week = lastWeek(now(), timeZone).name;
      for (const userId of await findOwnersDue(db, { timeZone, since, week, most: MOST_OWNERS }))
        await jobs.enqueue(db, sendSummaryJob, { userId }, { key: userId });
    }
  }

  async function sendSummary(userId: string): Promise<void> {
    const recipient = await findWilling(userId, 'weeklySummary');
    const [first] = recipient ? await findReportedStores(db, userId) : [];
    if (!recipient || !first || !summaryDueSince(now(), first.timeZone)) return;
    const { name } = lastWeek(now(), first.timeZone);
    if (await hasNotice(db, userId, 'weeklySummary', name)) return;
    const report = await readWeek(db, sources, recipient, now());
    if (report)
      await notify(recipient, 'weeklySummary', [{ holder: userId, subject: name }], () =>
        summaryWords(report, recipient, linksFor(recipient, 'weeklySummary')),
      );
  }

  /** @param personId missing in jobs of the version before: the first owner. */
  async function sendAlert(accountId: string, topic: AlertTopic, personId?: string): Promise<void> {
    const recipient = await findWilling(accountId, topic, personId);
    if (!recipient) return;
    const addressee = { accountId, personId: recipient.id };
    const events = await findUnreported(db, topic, {
      ...momentOf(topic),
      ...addressee,
      most: MOST_EVENTS,
    });
    await notify(recipient, topic, events, (claimed) =>
      alertWords(
        topic,
        events.filter(({ subject }) => claimed.has(subject)),
        recipient,
        linksFor(recipient, topic),
      ),
    );
  }

  const momentOf = (topic: AlertTopic) => ({
    now: now(),
    notSince: new Date(now().getTime() - GAP_MS[topic]),
  });

  async function findWilling(accountId: string, topic: Topic, personId?: string): Promise<Recipient | null> {
    const recipient = personId
      ? await findReader(db, accountId, personId)
      : await findRecipient(db, accountId);
    return mail.canSend && recipient?.emailVerified && recipient.settings[topic] ? recipient : null;
  }

  /** The notices stand before the mail is handed over: a process that is killed then leaves a mail unsent, never sent twice. */
  async function notify(
    recipient: Recipient,
    topic: Topic,
    keys: EventKey[],
    words: (claimed: Set<string>) => MailWords,
  ): Promise<void> {
    const claimed = await claimNotices(db, { topic, keys, now: now() });
    if (claimed.length === 0) return;
    try {
      const news = new Set(claimed.map(({ subject }) => subject));
      await deliver(recipient, topic, words(news), [...news].sort().join());
    } catch (error) {
      await takeBack(db, claimed);
      throw error;
    }
    await recordOwnDeeds(
      db,
      [{ kind: 'mail-sent', of: { accountId: recipient.accountId }, details: { mail: topic } }],
      now(),
    );
    log.info({ userId: recipient.id, topic, notices: claimed.length }, 'a mail was written by itself');
  }

  /** The same `about` is the same mail, also when it is sent again because an answer of the mail server was lost. */
  function deliver(recipient: Recipient, topic: Topic, words: MailWords, about: string): Promise<void> {
    const token = tokens.tokenFor({ userId: recipient.id, topic });
    const id = createHash('sha256').update(`${recipient.id} ${topic} ${about}`).digest('hex').slice(0, 32);
    return mail.deliver(recipient, words, {
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  function linksFor({ id, accountId }: Recipient, topic: Topic): MailPlace {
    const token = tokens.tokenFor({ userId: id, topic });
    return { publicUrl, accountId, unsubscribe: `${publicUrl}/unsubscribe?token=${token}` };
  }

  /** Last week's summary at once, for owners who want to see what it looks like. */
  async function sendExample(
    { id: userId }: { id: string },
    account: { id: string },
  ): Promise<{ success: boolean; email: string }> {
    if (!mail.canSend) throw notificationProblems.noMailServer();
    const person = await findPerson(db, userId);
    if (!person?.emailVerified) throw notificationProblems.notVerified();
    const recipient = { ...person, accountId: account.id };
    const report = await readWeek(db, sources, recipient, now());
    if (!report) throw notificationProblems.nothingToSend();
    const words = summaryWords(report, recipient, linksFor(recipient, 'weeklySummary'));
    await deliver(recipient, 'weeklySummary', words, crypto.randomUUID()).catch((error: unknown) => {
      log.warn({ err: error, userId }, 'an example could not be sent');
      throw notificationProblems.notTaken();
    });
    return { success: true, email: recipient.email };
  }

  const clearOld = () => deleteNotices(db, new Date(now().getTime() - RETENTION_MS));

  return {
    enqueueDue,
    sendSummary,
    sendAlert,
    sendExample,
    clearOld,
    ...createSubscriptions({ db, tokens, canSend: mail.canSend }),
  };
}
export type NotificationService = ReturnType<typeof createNotificationService>;
