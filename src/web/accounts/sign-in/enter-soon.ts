import { navigate } from 'wouter/use-browser-location';
import type { User } from '#shared/accounts/auth.ts';
import { paths } from '#web/core/app/paths.ts';

const ENTER_DELAY_MS = 100;

/** The short pause between a successful sign-in and the dashboard; without a user, a code is asked for first. */
export async function enterSoon(user: User | null, enter: (user: User) => void): Promise<void> {
  if (!user) return navigate(`${paths.auth}?view=second-step&${window.location.search.slice(1)}`);
  await new Promise((resolve) => setTimeout(resolve, ENTER_DELAY_MS));
  enter(user);
}
