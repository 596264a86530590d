import type { Delivery, HeldReason, ScheduledPost } from '#shared/publishing/schedules.ts';

/** Nothing of it has gone out, so words and time can still change. */
export function isChangeable({ status }: ScheduledPost): boolean {
  return ['draft', 'pending', 'held', 'failed', 'missed'].includes(status);
}

/** It can be dragged to another time on the calendar. */
export function isMovable(post: ScheduledPost): boolean {
  return post.status !== 'failed' && isChangeable(post);
}

export function isApprovable({ status }: ScheduledPost): boolean {
  return status === 'draft';
}

const NOT_ACCEPTED: readonly HeldReason[] = ['writing', 'allowance', 'unwritten', 'no_account', 'reconnect'];

/** Held for something its owner may find harmless; without words or an account there is nothing to send. */
export function canPostAnyway({ status, heldReason }: ScheduledPost): boolean {
  return status === 'held' && heldReason !== null && !NOT_ACCEPTED.includes(heldReason);
}

export function canCancel({ status }: ScheduledPost): boolean {
  return ['draft', 'pending', 'held', 'missed', 'failed'].includes(status);
}

/** It, or what of it had not gone out, was cancelled. */
export function canRestore({ deliveries, status }: ScheduledPost): boolean {
  return status === 'cancelled' || deliveries.some((delivery) => delivery.status === 'cancelled');
}

export function isPartlyOut({ deliveries }: ScheduledPost): boolean {
  return deliveries.some(({ status }) => status === 'published');
}

export function canRetry({ status }: ScheduledPost): boolean {
  return ['failed', 'missed', 'partly_published'].includes(status);
}

/** Some of it is out there, or may be, so the record of it stays. */
export function canDelete({ deliveries, status }: ScheduledPost): boolean {
  return (
    status !== 'publishing' &&
    deliveries.every(
      (delivery) => !['published', 'publishing'].includes(delivery.status) && !isUndecided(delivery),
    )
  );
}

/** Its owner may know what became of it. */
export function isUndecided({ status }: Delivery): boolean {
  return status === 'unconfirmed' || status === 'on_phone';
}

export function networksOf({ deliveries }: ScheduledPost) {
  return [...new Set(deliveries.map(({ network }) => network))];
}

/** It waits, or its time has not come. */
export function canBeApprovedOutside({ status }: ScheduledPost): boolean {
  return status === 'draft' || status === 'pending' || status === 'held';
}
