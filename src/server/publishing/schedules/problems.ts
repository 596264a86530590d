import { httpProblems } from '#server/core/http/problem.ts';
import { ofEach } from '#shared/content/networks/networks.ts';
import { text } from '#shared/core/sentence.ts';
import type { SchedulePlatform } from '#shared/publishing/schedules.ts';

export const scheduleProblems = {
  notFound: httpProblems.notFound,
};

/** Why a schedule or one of its posts waits, for the owner. */
export const waitingFor = {
  writing: text('Its text is being written.'),
  product: text(
    'There is no product to write about: a post needs one that is on sale, in stock and has a picture.',
  ),
  /** The first import is still under way. */
  products: text('Vitrin is still reading your products. The text is written once they are in.'),
  again: text('This post could not be written or drawn. Vitrin will try again automatically.'),
  givenUp: text('This post could not be written or drawn in three tries. You can write it yourself.'),
  notOffered: text('Vitrin writes no scheduled posts here. You can write this one yourself.'),
  renewedTooLate: text(
    'The allowance for scheduled posts is renewed only after its time. You can write it yourself.',
  ),
  notInTime: text('Its text was not written in time, so nothing went out.'),
  paused: text('Its schedule was paused when its time came.'),
  someText: text('Some posts could not be written or drawn. Vitrin will try again automatically.'),
  someOfOwner: text(
    'Some posts have no text, and Vitrin cannot write it. Open them on the calendar to write them yourself.',
  ),
  account: {
    ...ofEach(({ accountMissing }) => accountMissing),
    all: text('No account is connected. Connect one so that these posts can go out.'),
  } satisfies Record<SchedulePlatform, string>,
  consent: text('Its account has to be connected again before posts can go out.'),
};
