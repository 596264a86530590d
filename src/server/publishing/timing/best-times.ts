import { type Frequency, POSTS_PER_WEEK, type PostTime } from '#shared/publishing/schedules.ts';
import type { WeekHour } from './week.ts';

const SHOWN = 3;
const LEAST_APART_HOURS = 1.5;
const WEEK_HOURS = 7 * 24;

/** The best of the week, none within an hour and a half of another; `hours` come best first. */
export function pickBest<Hour extends WeekHour>(hours: Hour[]): Hour[] {
  const picked: Hour[] = [];
  for (const hour of hours) {
    if (picked.length === SHOWN) break;
    if (picked.every((each) => hoursApart(each, hour) >= LEAST_APART_HOURS)) picked.push(hour);
  }
  return picked;
}

/** At most one post a day: the best day, the best three of which none follows another, or every day. */
export function spreadOverDays(hours: (WeekHour & { score: number })[], frequency: Frequency): PostTime[] {
  const ofDays = Array.from({ length: 7 }, (_, day) => hours.find((each) => each.day === day)!);
  return chooseDays(ofDays, frequency)
    .sort((one, other) => one - other)
    .map((day) => ({ day, hour: ofDays[day]!.hour, minute: 0 }));
}

function chooseDays(ofDays: { score: number }[], frequency: Frequency): number[] {
  const days = [...ofDays.keys()];
  const scoreOf = (chosen: number[]) => chosen.reduce((sum, day) => sum + ofDays[day]!.score, 0);
  switch (frequency) {
    case 'daily':
      return days;
    case 'weekly':
      return days.sort((one, other) => scoreOf([other]) - scoreOf([one])).slice(0, 1);
    case '3x_week':
      // Three of seven days without neighbours leave one gap of two days, which can stand in seven places.
      return days
        .map((first) => [first, (first + 2) % 7, (first + 4) % 7])
        .sort((one, other) => scoreOf(other) - scoreOf(one))[0]!;
  }
}

/** The chosen times, the best of them first, and the best hours of other days where they are too few. */
export function preferChosen(
  chosen: PostTime[],
  hours: (WeekHour & { score: number })[],
  frequency: Frequency,
): PostTime[] {
  const scoreOf = ({ day, hour }: WeekHour) =>
    hours.find((each) => each.day === day && each.hour === hour)?.score ?? 0;
  const byScore = (times: PostTime[]) => times.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const others = spreadOverDays(hours, 'daily').filter(({ day }) => chosen.every((each) => each.day !== day));
  return inWeekOrder([...byScore(chosen), ...byScore(others)].slice(0, POSTS_PER_WEEK[frequency]));
}

export function inWeekOrder(times: PostTime[]): PostTime[] {
  return times.toSorted((one, other) => one.day - other.day);
}

/** Sunday follows Saturday. */
function hoursApart(one: WeekHour, other: WeekHour): number {
  const between = Math.abs(one.day * 24 + one.hour - (other.day * 24 + other.hour));
  return Math.min(between, WEEK_HOURS - between);
}
