import { Temporal } from 'temporal-polyfill';
import { Problem } from '#server/http/problem.ts';
import type { SchedulePlatform } from '#shared/schedules.ts';

export const scheduleProblems = {
  notFound: () => new Problem(404, 'not_found', 'There is nothing here.'),
};

/** Why a schedule or one of its posts waits, for the owner. */
export const waitingFor = {
  writing: 'Its text is being written.',
  product:
    'There is no product to write about: a post needs one that is on sale, in stock and has a picture.',
  notInTime: 'Its text was not written in time, so nothing went out.',
  paused: 'Its schedule was paused when its time came.',
  someText: 'Some posts could not be written or drawn. Vitrin tries again by itself.',
  account: {
    instagram: 'No Instagram account is connected. Connect one so that these posts can go out.',
    facebook: 'No Facebook Page is connected. Connect one so that these posts can go out.',
    all: 'No account is connected. Connect one so that these posts can go out.',
  } satisfies Record<SchedulePlatform, string>,
  consent: 'Its account has to be connected again before posts can go out.',
  /** By the clock of the store; written so that it reads the same in every language. */
  allowance(resetsAt: Date, timeZone: string) {
    const local = Temporal.Instant.fromEpochMilliseconds(resetsAt.getTime()).toZonedDateTimeISO(timeZone);
    const moment = `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
    return `The text allowance is used up until ${moment}. The next texts are written then.`;
  },
};
