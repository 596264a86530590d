import { handle } from '#server/core/jobs/jobs.ts';
import { answerPrivacyRequests, applyEvents, subscribe } from '#server/stores/queues/webhook-queue.ts';
import type { Privacy } from './privacy.ts';
import type { WebhookService } from './service.ts';

export const webhookJobs = (webhooks: WebhookService, privacy: Privacy) => [
  handle(applyEvents, ({ storeId }) => webhooks.apply(storeId)),
  handle(subscribe, ({ storeId }) => webhooks.subscribe(storeId)),
  handle(answerPrivacyRequests, ({ requestId }) => privacy.answer(requestId)),
];
