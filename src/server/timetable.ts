import type { RecurringJob } from './core/jobs/jobs.ts';

/** When every recurring job begins: cron, UTC. What it does is in the `recurring` of its area. */
export const TIMETABLE = {
  'sync.enqueue-due': '* * * * *',
  'profit.enqueue-due': '* * * * *',
  'reconciliation.enqueue-due': '*/10 * * * *',
  'conversion.enqueue-due': '*/10 * * * *',
  'webhooks.enqueue-overlooked': '* * * * *',
  'webhooks.check-subscriptions': '*/10 * * * *',
  'cart-reports.erase-old-persons': '37 4 * * *',
  'webhooks.clear-old': '53 4 * * *',
  'reporting.clear-old': '29 4 * * *',
  'reporting.enqueue-first-questions': '*/10 * * * *',
  'reporting.tidy-database': '5 3 * * *',
  'insights.enqueue-due': '*/5 * * * *',
  'stores.renew-idle-tokens': '11 2 * * *',
  'stores.reseal-tokens': '*/10 * * * *',
  'stores.check-closed-access': '*/10 * * * *',
  'content.take-up-abandoned': '* * * * *',
  'schedules.enqueue-due': '*/15 * * * *',
  'media.clear-unneeded': '37 4 * * 0',
  'social-accounts.check-due': '*/10 * * * *',
  'social-accounts.renew-old': '19 2 * * *',
  'social-accounts.withdraw-unchosen': '*/5 * * * *',
  'ads-account.enqueue-due': '*/10 * * * *',
  'results.read-due': '*/5 * * * *',
  'clicks.forget-people': '7 * * * *',
  'approvals.enqueue-due': '*/5 * * * *',
  'write-back.enqueue-due': '*/15 * * * *',
  'notifications.enqueue-due': '*/5 * * * *',
  'notifications.clear-old': '47 4 * * *',
  'http.clear-call-counts': '*/10 * * * *',
  'auth.clear-sessions': '*/5 * * * *',
  'auth.clear-sign-ins': '41 3 * * *',
  'access-tokens.warn-of-expiry': '13 * * * *',
  'access-tokens.clear-old': '11 4 * * *',
  'programs.clear-answers': '3 * * * *',
  'activity.clear-old': '17 4 * * *',
  'account.take-up-deletions': '31 * * * *',
  'account.take-up-exports': '* * * * *',
  'account.clear-exports': '43 * * * *',
  'stores.delete-disconnected': '23 * * * *',
};

/** @throws where a line has no job, or a job no line. */
export function recurringJobs(runs: Record<string, () => Promise<void>>): RecurringJob[] {
  const names = Object.keys(TIMETABLE);
  const unknown = Object.keys(runs).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Not in the timetable: ${unknown.join(', ')}`);
  return Object.entries(TIMETABLE).map(([name, cron]) => {
    const run = runs[name];
    if (!run) throw new Error(`No area runs ${name}`);
    return { name, cron, run };
  });
}
