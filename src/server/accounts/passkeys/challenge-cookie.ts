import { createCookie } from '#server/accounts/sessions/cookie.ts';
import { CHALLENGE_MINUTES } from './challenges.ts';

/** Only the browser that asked for a challenge can answer it. */
export const challengeCookie = createCookie('vitrin_passkey', CHALLENGE_MINUTES * 60);
