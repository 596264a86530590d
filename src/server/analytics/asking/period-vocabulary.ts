import type { PeriodWords, TradeDay, Unit } from '#languages/question-words.ts';
import { anyForm, ofAll } from './vocabulary.ts';

/* How the languages of questions name days and stretches, all of them together. */

const listed = <Item>(part: (periods: PeriodWords) => readonly Item[]) =>
  ofAll(({ periods }) => part(periods));
const form = (part: (periods: PeriodWords) => RegExp | null | undefined) =>
  anyForm(({ periods }) => part(periods) ?? null);
const upTo = (length: number) => Array.from({ length }, (_, index) => index);

export const THIS = listed((periods) => periods.this);
export const LAST = listed(({ last }) => last);
export const SPAN = [...LAST, ...listed(({ rolling }) => rolling)];
export const UNITS: [Unit, RegExp][] = (['day', 'week', 'month', 'quarter', 'year'] as const).map((unit) => [
  unit,
  form(({ units }) => units[unit]),
]);
export const YEAR = listed(({ year }) => year);
export const MONTHS = upTo(12).map((index) => form(({ months }) => months[index]));
export const MONTH_ENDING = new RegExp(`(${listed(({ monthNames }) => monthNames).join('|')})(.*)$`);
export const ENDINGS = form(({ monthEnding }) => monthEnding);
export const WEEKDAYS = upTo(7).map((index) => form(({ weekdays }) => weekdays[index]));
export const EVERY_WEEKDAY = listed(({ everyWeekday }) => everyWeekday);
export const ONE_WEEKDAY = form(({ oneWeekday }) => oneWeekday);
export const WEEKEND = form(({ weekend }) => weekend);
export const DAY_BEFORE_YESTERDAY = form(({ dayBeforeYesterday }) => dayBeforeYesterday);
export const TODAY = listed(({ today }) => today);
export const YESTERDAY = listed(({ yesterday }) => yesterday);
export const NEAR = listed(({ near }) => near);
export const tradeDay = (day: TradeDay) => form(({ tradeDays }) => tradeDays[day]);
export const ORDINALS = new Map(listed(({ ordinals }) => Object.entries(ordinals)));
export const NUMBERS = new Map(listed(({ numbers }) => Object.entries(numbers)));
export const DAY_NUMBER = new RegExp(`^(\\d{1,2})(?:${listed(({ dayEndings }) => dayEndings).join('|')})?$`);
export const OF = listed(({ of }) => of);
export const OF_YEAR = listed(({ ofYear }) => ofYear);
export const SAME_TIME = listed(({ sameTime }) => sameTime);
export const SAME_STRETCH = form(({ sameStretch }) => sameStretch);
export const BETWEEN_OPENS = listed(({ between }) => between.opens);
export const JOINS_ALONE = ['-', ...listed(({ between }) => between.joinsAlone)];
export const JOINS = [...JOINS_ALONE, ...listed(({ between }) => between.joins)];
export const BETWEEN_CLOSES = form(({ between }) => between.closes);
export const FROM_ENDINGS = listed(({ fromEndings }) => fromEndings);
export const FROM_ENDING = form(({ fromEnding }) => fromEnding);
export const PLACE_ENDINGS = listed(({ placeEndings }) => placeEndings);
export const YEAR_ENDINGS = listed(({ yearEndings }) => yearEndings);
export const SINCE_OPENS = listed(({ since }) => since.opens);
export const SINCE_OPENS_CLOSED = listed(({ since }) => since.opensClosed);
export const SINCE_CLOSES = form(({ since }) => since.closes);
export const SINCE_CLOSES_ALONE = form(({ since }) => since.closesAlone);
export const SINCE_START = listed(({ since }) => since.start);
