import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { NotificationService } from './service.ts';

const AGAIN = { attempts: 6, retryDelaySeconds: 60 };
const ALERT_TOPICS = ['storeProblems', 'postProblems', 'unusualDays', 'outsideAnswers', 'mentions'] as const;

export const sendSummary = defineJob('notifications.send-summary', z.object({ userId: z.uuid() }), AGAIN);
export const sendAlert = defineJob(
  'notifications.send-alert',
  z.object({ userId: z.uuid(), personId: z.uuid().optional(), topic: z.enum(ALERT_TOPICS) }),
  AGAIN,
);

export const outreachJobs = (notifications: NotificationService) => [
  handle(sendSummary, ({ userId }) => notifications.sendSummary(userId)),
  handle(sendAlert, ({ userId, personId, topic }) => notifications.sendAlert(userId, topic, personId)),
];
