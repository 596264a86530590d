import { type FigureWords, figureWords } from '#languages/figure-words.ts';
import type { SummaryPhrases } from '#languages/mail-words.ts';
import { WORDS } from '#languages/words.ts';
import {
  greetingFor,
  type MailBlock,
  type MailFigure,
  type MailSection,
  type MailWords,
  type Reader,
} from '#server/platforms/mail/mail-words.ts';
import { type Language, LOCALES } from '#shared/core/languages.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import { type MailPlace, pageAddress, topicFooter } from './mail-links.ts';
import type { SummaryWeek } from './summary-time.ts';
import type { StoreWeek, WeekFigure, WeekGoal, WeekProfit, WeekReport } from './week-report.ts';

/** The mail about last week. */
export function summaryWords(
  { week, all, stores, others, waiting }: WeekReport,
  reader: Reader,
  place: MailPlace,
): MailWords {
  const { language } = reader;
  const phrases = WORDS[language].mails.summary;
  const dates = datesOf(week, language);
  const [first] = stores;
  const isQuiet = stores.every(({ orders, posts }) => orders.value === 0 && posts.published === 0);
  const count = stores.length + others.length;
  return {
    subject:
      count === 1 && first ? phrases.subject(first.name, dates) : phrases.subjectOfMany(String(count), dates),
    ...(count === 1 && first ? { preheader: preheaderOf(first, language) } : {}),
    greeting: greetingFor(reader),
    paragraphs: [
      phrases.intro(dates),
      ...(isQuiet ? [phrases.quiet] : []),
      ...(others.length > 0 ? [phrases.others(new Intl.ListFormat(language).format(others))] : []),
    ],
    sections: [
      ...waitingSection(waiting, phrases),
      ...allSections(all, language),
      ...stores.map((store) => storeSection(store, language)),
    ],
    action: { label: phrases.action, address: pageAddress(place, '/dashboard') },
    ...topicFooter(phrases.footer, language, place),
  };
}

/** 16–22 November, or 30 November – 6 December. */
function datesOf({ firstDay, lastDay }: SummaryWeek, language: Language): string {
  const days = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const [first, last] = [new Date(`${firstDay}T00:00:00Z`), new Date(`${lastDay}T00:00:00Z`)];
  return first.getUTCMonth() === last.getUTCMonth()
    ? `${first.getUTCDate()}–${days.format(last)}`
    : `${days.format(first)} – ${days.format(last)}`;
}

function preheaderOf({ netSales, orders, currency }: StoreWeek, language: Language): string {
  const words = figureWords(language, currency);
  return WORDS[language].mails.summary.preheader(
    words.inWords(netSales.value, 'money'),
    words.inWords(orders.value, 'count'),
  );
}

function waitingSection({ stores, accounts }: WeekReport['waiting'], phrases: SummaryPhrases): MailSection[] {
  const items = [
    ...stores.map((store) => ({ text: phrases.inactive(store), more: phrases.inactiveMore })),
    ...accounts.map(({ name, network, store }) => ({
      text: phrases.reconnect(name, NETWORK_NAMES[network]),
      more: phrases.reconnectMore(store),
    })),
  ];
  return items.length > 0 ? [{ heading: phrases.waiting, isProblem: true, blocks: [{ items }] }] : [];
}

/** What all stores brought together, by the currency it is in; a goal for all stands in the first. */
function allSections(all: WeekReport['all'], language: Language): MailSection[] {
  if (!all) return [];
  const phrases = WORDS[language].mails.summary;
  const { groups, goal } = all;
  const goalBlocks = goalBlock(goal, language);
  const sections = groups.map(({ currency, converted, netSales, orders, profit }): MailSection => {
    const words = figureWords(language, currency);
    return {
      heading: groups.length === 1 ? phrases.allStores : phrases.allStoresIn(currency),
      figures: [
        figureOf(phrases.netSales, netSales, words.money, { phrases, words }),
        figureOf(phrases.orders, orders, words.count, { phrases, words }),
      ],
      blocks: [
        ...profitBlock(profit, phrases, words),
        ...(converted ? [{ items: [{ text: phrases.converted(currency) }] }] : []),
        ...(goal?.currency === currency ? goalBlocks : []),
      ],
    };
  });
  const isGoalShown = groups.some(({ currency }) => currency === goal?.currency);
  return isGoalShown || goalBlocks.length === 0
    ? sections
    : [{ heading: phrases.allStores, blocks: goalBlocks }, ...sections];
}

function goalBlock(week: WeekGoal | null, language: Language): MailBlock[] {
  if (week === null) return [];
  const phrases = WORDS[language].mails.summary;
  const words = figureWords(language, week.currency);
  const { goal, progress } = week;
  const { reached, pace, projected, chance } = progress;
  const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  const heading = phrases.goal(month.format(new Date(`${week.month}-01`)));
  const amount = words.money(goal.amount);
  if (reached.value === null) return [{ heading, items: [{ text: phrases.goalUnknown(amount, goal.kind) }] }];
  const ahead = pace.value === null ? null : reached.value - pace.value;
  const more = [
    ahead !== null && (ahead >= 0 ? phrases.ahead(words.money(ahead)) : phrases.behind(words.money(-ahead))),
    projected.value !== null && phrases.projected(words.money(projected.value)),
    chance.value !== null && phrases.chance(Math.round(chance.value * 10)),
    chance.reason === 'reached' && phrases.goalReached,
    progress.coverage !== null && phrases.costsKnown(words.percent(Math.floor(progress.coverage * 100))),
  ].filter((each) => each !== false);
  const share = words.percent(Math.round((100 * reached.value) / goal.amount));
  const said = phrases.reached(words.money(reached.value), amount, goal.kind, share);
  return [{ heading, items: [{ text: said, ...(more.length > 0 ? { more: more.join(' · ') } : {}) }] }];
}

function storeSection(store: StoreWeek, language: Language): MailSection {
  const phrases = WORDS[language].mails.summary;
  const words = figureWords(language, store.currency);
  return {
    heading: store.name,
    figures: [
      figureOf(phrases.netSales, store.netSales, words.money, { phrases, words }),
      figureOf(phrases.orders, store.orders, words.count, { phrases, words }),
      figureOf(phrases.averageOrderValue, store.averageOrderValue, words.money, { phrases, words }),
    ],
    blocks: [
      ...profitBlock(store.profit, phrases, words),
      ...goalBlock(store.goal, language),
      ...findingsBlock(store, phrases),
      postsBlock(store, phrases, words),
      nextBlock(store, phrases, words),
    ],
  };
}

function figureOf(
  label: string,
  figure: WeekFigure,
  write: (value: number) => string,
  { phrases, words }: { phrases: SummaryPhrases; words: FigureWords },
): MailFigure {
  const { value, reason, previous, growth, growthKind, growthReason } = figure;
  if (value === null) return { label, value: '—', change: null, note: phrases.missing(reason) };
  const note = previous === null ? phrases.notCompared(growthReason) : phrases.before(write(previous));
  const shown = { label, value: write(value), note };
  if (growthKind === 'new') return { ...shown, change: { text: phrases.isNew, direction: 'up' } };
  if (growth === null) return { ...shown, change: null };
  if (growth === 0) return { ...shown, change: { text: phrases.same, direction: 'level' } };
  const size = growthKind === 'percent' ? words.percent(Math.abs(growth)) : write(Math.abs(growth));
  return growth > 0
    ? { ...shown, change: { text: `+${size}`, direction: 'up' } }
    : { ...shown, change: { text: `−${size}`, direction: 'down' } };
}

/** One line, with how much of it is known. */
function profitBlock(profit: WeekProfit | null, phrases: SummaryPhrases, words: FigureWords): MailBlock[] {
  if (profit === null) return [];
  const { contribution, coverage, evidence, notTakenOff, madeUp } = profit;
  const more = [
    coverage !== null && phrases.costsKnown(words.percent(Math.floor(coverage * 100))),
    (evidence === 'rule' || evidence === 'assumed') && phrases.estimate[evidence],
    notTakenOff.length > 0 && phrases.notTakenOff(notTakenOff),
    madeUp && phrases.madeUp,
  ].filter((each) => each !== false);
  return [{ items: [{ text: phrases.profit(words.money(contribution)), more: more.join(' · ') }] }];
}

function findingsBlock({ findings }: StoreWeek, phrases: SummaryPhrases): MailBlock[] {
  if (findings.length === 0) return [];
  const items = findings.map(({ title, description }) => ({ text: title, more: description }));
  return [{ heading: phrases.findings, items }];
}

function postsBlock({ posts }: StoreWeek, phrases: SummaryPhrases, words: FigureWords): MailBlock {
  const { published, reach, reactions, brought } = posts;
  if (published === 0) return { heading: phrases.posts, items: [{ text: phrases.noPosts }] };
  const results = [
    ...(reach === null ? [] : [phrases.reach(words.count(reach))]),
    ...(reactions === null ? [] : [phrases.reactions(reactions, words.count(reactions))]),
    ...(brought === null
      ? []
      : [phrases.brought(brought.orders, words.count(brought.orders), words.money(brought.netSales))]),
  ];
  const more = results.length > 0 ? results.join(' · ') : phrases.notReported;
  return {
    heading: phrases.posts,
    items: [{ text: phrases.published(published, words.count(published)), more }],
  };
}

function nextBlock(
  { next: { planned, drafts, unwritten, held } }: StoreWeek,
  phrases: SummaryPhrases,
  words: FigureWords,
): MailBlock {
  const lines = [
    ...(planned > 0 ? [phrases.planned(planned, words.count(planned))] : []),
    ...(drafts > 0 ? [phrases.drafts(drafts, words.count(drafts))] : []),
    ...(unwritten > 0 ? [phrases.unwritten(unwritten, words.count(unwritten))] : []),
    ...(held > 0 ? [phrases.held(held, words.count(held))] : []),
  ];
  const items = (lines.length > 0 ? lines : [phrases.nothingPlanned]).map((text) => ({ text }));
  return { heading: phrases.next, items };
}
