import { type Answer, jsonAnswer } from '#simulators/meta/social/answer.ts';
import { refusal, refusals, succeeded } from './refusals.ts';

/*
 * A draft has no words to order a fault by, so faults are ordered at the desk; a direct post may as well order them by its
 * text. Those of uploads and their processing are over once they have happened, those of statuses last.
 */
export const REFUSALS = {
  spam_risk_too_many_posts: 403,
  spam_risk_user_banned_from_posting: 403,
  reached_active_user_cap: 403,
  rate_limit_exceeded: 429,
  internal_error: 500,
} as const;

export const UPLOAD_FAULTS = [
  'server-error',
  'timeout-before',
  'server-error-after-accept',
  'timeout-after-accept',
] as const;
export type UploadFault = (typeof UPLOAD_FAULTS)[number];

export const FAIL_REASONS = [
  'file_format_check_failed',
  'duration_check_failed',
  'frame_rate_check_failed',
  'picture_size_check_failed',
  'auth_removed',
  'spam_risk_too_many_posts',
  'spam_risk_user_banned_from_posting',
  'spam_risk_text',
  'spam_risk',
  'internal',
] as const;

export const STATUS_FAULTS = [
  'error-with-200',
  'half-json',
  'empty-body',
  'empty-object',
  'null-data',
  'html',
  'unknown-status',
  'no-progress',
  'lagging',
  'unknown-id',
  'too-many-requests',
  'unavailable',
] as const;
export type StatusFault = (typeof STATUS_FAULTS)[number];

/** What becomes of the answer of a status; `whole` is as it should be. */
export function spoilStatus(fault: string, whole: Answer, status: { status: string }): Answer {
  switch (fault as StatusFault) {
    case 'error-with-200':
      return { ...refusals.server().answer, status: 200 };
    case 'half-json': {
      const text = String(whole.body);
      return { ...whole, body: text.slice(0, text.length / 2) };
    }
    case 'empty-body':
      return { ...whole, body: '' };
    case 'empty-object':
      return jsonAnswer({});
    case 'null-data':
      return jsonAnswer({ data: null, error: { code: 'ok', message: '', log_id: '' } });
    case 'html':
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<!doctype html><title>Soon</title>',
      };
    case 'unknown-status':
      return succeeded({ ...status, status: 'ON_HOLD' });
    case 'no-progress':
      return succeeded({ status: 'PROCESSING_UPLOAD' });
    // As it was before the first byte.
    case 'lagging':
      return succeeded({ status: 'PROCESSING_UPLOAD', uploaded_bytes: 0 });
    case 'unknown-id':
      return refusals.unknownPublishId().answer;
    case 'too-many-requests':
      return refusals.tooMany().answer;
    case 'unavailable':
      return { status: 503, headers: { 'retry-after': '7' }, body: 'Service Unavailable' };
    default:
      return whole;
  }
}

/** Why no upload is let begin; `code` is one of `REFUSALS`. */
export function refusalOf(code: string) {
  const status = REFUSALS[code as keyof typeof REFUSALS];
  return status === undefined ? null : refusal(status, code, `Ordered: ${code}`);
}
