import type { Outcome } from '#simulators/meta/social/answer.ts';
import { refusals } from './problems.ts';
import type { GoogleState } from './state.ts';

/** What can happen to a question; the desk and tests order it for all questions, or for so many. */
export const WEATHER = {
  'signed-out': 'Tokens are refused (401)',
  'permission-denied': 'The person may not read the account (403)',
  'not-approved': 'The project is for test accounts only (403)',
  'rate-limited': 'Too many requests (429)',
  unavailable: 'Away (503)',
  'broken-json': 'Half an answer',
  slow: 'No answer',
} as const;
export type WeatherKind = keyof typeof WEATHER;

/** Null where the sun shines. */
export function meetWeather(state: GoogleState, changed: () => void): Outcome | null {
  const { weather } = state;
  if (!weather) return null;
  if (weather.after > 0) {
    weather.after -= 1;
    changed();
    return null;
  }
  if (weather.left !== null) {
    weather.left -= 1;
    if (weather.left <= 0) state.weather = null;
    changed();
  }
  switch (weather.kind) {
    case 'signed-out':
      throw refusals.badToken();
    case 'permission-denied':
      throw refusals.permissionDenied();
    case 'not-approved':
      throw refusals.projectNotApproved();
    case 'rate-limited':
      throw refusals.exhausted();
    case 'unavailable':
      throw refusals.unavailable();
    case 'broken-json':
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: '{"results":[{"campaign":{"id":"1',
      };
    case 'slow':
      return 'silence';
  }
}
