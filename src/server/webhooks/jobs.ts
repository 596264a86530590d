import { handle } from '#server/jobs/jobs.ts';
import type { Privacy } from './privacy.ts';
import { answerPrivacyRequests, applyEvents, subscribe } from './queue.ts';
import type { WebhookService } from './service.ts';

export const webhookJobs = (webhooks: WebhookService, privacy: Privacy) => [
  handle(applyEvents, ({ storeId }) => webhooks.apply(storeId)),
  handle(subscribe, ({ storeId }) => webhooks.subscribe(storeId)),
  handle(answerPrivacyRequests, ({ requestId }) => privacy.answer(requestId)),
];
