import { paths } from '#web/core/app/paths.ts';

export const forgotPath = `${paths.auth}?view=forgot`;

/** Whether the auth page is about something else than signing in or up: links of mails, and what leads on from here. */
export function isDetour(search: string): boolean {
  return /(?:^|[?&])(?:view=(?:forgot|connect-google|second-step)|(?:reset|verify)=.)/.test(search);
}
