import type { User } from '#shared/accounts/auth.ts';

const ENTER_DELAY_MS = 100;

/** The short pause between a successful sign-in and the dashboard. */
export async function enterSoon(user: User, enter: (user: User) => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ENTER_DELAY_MS));
  enter(user);
}
