import type { Outcome } from '#simulators/meta/social/answer.ts';
import { refusals } from './problems.ts';
import type { GoogleState } from './state.ts';

/** What can happen to a question; the desk and tests order it for all questions, or for so many. */
export const FAULTS = {
  'signed-out': 'Tokens are refused (401)',
  'permission-denied': 'The person may not read the account (403)',
  'not-approved': 'The project is for test accounts only (403)',
  'rate-limited': 'Too many requests (429)',
  unavailable: 'Away (503)',
  'broken-json': 'Half an answer',
  slow: 'No answer',
} as const;
export type FaultKind = keyof typeof FAULTS;

/** Null for no fault. */
export function meetFault(state: GoogleState, changed: () => void): Outcome | null {
  const { fault } = state;
  if (!fault) return null;
  if (fault.after > 0) {
    fault.after -= 1;
    changed();
    return null;
  }
  if (fault.left !== null) {
    fault.left -= 1;
    if (fault.left <= 0) state.fault = null;
    changed();
  }
  switch (fault.kind) {
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
