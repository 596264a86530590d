import { Problem } from '#server/core/http/problem.ts';
import { type Sentence, say, type Text, text } from '#shared/core/sentence.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';

const refusedField = (field: string, message: Sentence) =>
  new Problem(400, 'invalid_request', message, { fields: { [field]: message } });

export const calendarProblems = {
  notATime: () => refusedField('scheduledFor', text('Please enter a date and a time.')),
  past: () => refusedField('scheduledFor', text('This time has passed. Please choose a later one.')),
  notADay: (field: string) => refusedField(field, text('Please enter a date as YYYY-MM-DD.')),
  noDays: () => refusedField('to', text('The last day must not be before the first.')),
  tooManyDays: (most: number) => refusedField('to', say('Please ask for at most {n} days.', { n: most })),
  productGone: () =>
    new Problem(
      404,
      'product_not_found',
      text('This product is not in your store any more. Please choose another.'),
    ),
  accountGone: () =>
    new Problem(
      404,
      'account_not_found',
      text('This account is not connected to your store any more. Please choose another.'),
    ),
  mediaGone: () =>
    new Problem(
      404,
      'media_not_found',
      text('This picture or reel no longer exists. Please choose another.'),
    ),
  changedByOthers: () =>
    new Problem(
      409,
      'post_changed',
      text('This post was changed in the meantime. Please look at it again before you change it.'),
    ),
  goingOut: () =>
    new Problem(409, 'post_going_out', text('This post is going out right now, so it cannot be changed.')),
  hasGoneOut: () =>
    new Problem(
      409,
      'post_gone_out',
      text('This post has gone out, so it cannot be changed. Duplicate it instead.'),
    ),
  outcomeOpen: () =>
    new Problem(
      409,
      'post_unconfirmed',
      text(
        'It is not known yet whether this post went out. Please answer that in the post first, so that it is not sent twice.',
      ),
    ),
  staysOnCalendar: () =>
    new Problem(409, 'post_gone_out', text('This post has gone out, so it stays on the calendar.')),
  partlyOut: () =>
    new Problem(
      409,
      'post_gone_out',
      text(
        'This post has gone out to one of its accounts, so it stays on the calendar. To keep back the rest, cancel it.',
      ),
    ),
  cancelled: () =>
    new Problem(409, 'post_cancelled', text('This post was cancelled. Please restore it first.')),
  notCancelled: () => new Problem(409, 'post_not_cancelled', text('This post is not cancelled.')),
  approvedAlready: () =>
    new Problem(
      403,
      'post_approved',
      text(
        'This post is approved. Those who approve posts can change it; you can duplicate it and change the copy.',
      ),
    ),
  notWaiting: () => new Problem(409, 'post_not_waiting', text('This post does not wait for approval.')),
  nothingToRetry: () => new Problem(409, 'nothing_to_retry', text('There is nothing to send again.')),
  choiceMissing: (network: SocialNetworkName, choice: Text) =>
    new Problem(
      400,
      'choice_missing',
      say('{network} asks for this with every post, and nothing is chosen yet: {choice}.', {
        network: NETWORK_NAMES[network],
        choice: { text: choice, values: {} },
      }),
    ),
  notUnconfirmed: () =>
    new Problem(409, 'post_settled', text('It is known by now whether this post is on the network.')),
  tooLate: () =>
    new Problem(
      409,
      'time_passed',
      text('The time of this post has passed. Please choose a later one first.'),
    ),
  noAccount: () =>
    new Problem(409, 'no_account', text('This post has no connected account that it could go out to.')),
  reconnect: () =>
    new Problem(409, 'account_waits', text('An account of this post has to be connected again first.')),
  quietWeek: () => new Problem(409, 'quiet_week', text('This week stays without posts for your experiment.')),
  noText: () => new Problem(409, 'no_text', text('This post has no text yet.')),
  wouldBeRefused: (reason: Sentence) => new Problem(400, 'post_not_allowed', reason),
};
