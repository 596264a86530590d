import { httpProblems } from '#server/core/http/problem.ts';
import type { SchedulePlatform } from '#shared/publishing/schedules.ts';

export const scheduleProblems = {
  notFound: httpProblems.notFound,
};

/** Why a schedule or one of its posts waits, for the owner. */
export const waitingFor = {
  writing: 'Its text is being written.',
  product:
    'There is no product to write about: a post needs one that is on sale, in stock and has a picture.',
  /** The first import is still under way. */
  products: 'Vitrin is still reading your products. The text is written once they are in.',
  again: 'This post could not be written or drawn. Vitrin will try again automatically.',
  givenUp: 'This post could not be written or drawn in three tries. You can write it yourself.',
  notOffered: 'Vitrin writes no scheduled posts here. You can write this one yourself.',
  renewedTooLate:
    'The allowance for scheduled posts is renewed only after its time. You can write it yourself.',
  notInTime: 'Its text was not written in time, so nothing went out.',
  paused: 'Its schedule was paused when its time came.',
  someText: 'Some posts could not be written or drawn. Vitrin will try again automatically.',
  someOfOwner:
    'Some posts have no text, and Vitrin cannot write it. Open them on the calendar to write them yourself.',
  account: {
    instagram: 'No Instagram account is connected. Connect one so that these posts can go out.',
    facebook: 'No Facebook Page is connected. Connect one so that these posts can go out.',
    all: 'No account is connected. Connect one so that these posts can go out.',
  } satisfies Record<SchedulePlatform, string>,
  consent: 'Its account has to be connected again before posts can go out.',
};
