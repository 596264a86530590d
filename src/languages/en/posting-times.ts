import { figureWords } from '#languages/figure-words.ts';
import type { ResponseBase, TimingWords } from '#languages/posting-time-words.ts';
import type { ScheduleContentType } from '#shared/publishing/schedules.ts';

const words = figureWords('en', 'USD');
const TYPES: Record<ScheduleContentType, string> = {
  product: 'product',
  lifestyle: 'lifestyle',
  educational: 'educational',
  promotional: 'promotional',
};
const BASES: Record<ResponseBase, string> = {
  reach: 'person reached',
  impressions: 'view',
  followers: 'follower',
};

export const postingTimes: TimingWords = {
  habitSource: (isJudgedByOwn) =>
    isJudgedByOwn
      ? 'Not used: there are enough posts of your own.'
      : 'General habit, not your data: many people look at their phones around noon and in the evening.',

  time(scored) {
    const { posts, responseTimes, isByEarned, orders, ordersTimes, ordersOfWeek } = scored;
    const when = `on ${words.weekday(scored.day)} between ${block(scored)}`;
    const ofPosts =
      responseTimes === null
        ? 'None of your measured posts went out at this time.'
        : `${count(posts, 'measured post')} of yours ${when} ${ofUsual(responseTimes, isByEarned)}.`;
    const ofOrders =
      ordersTimes === null
        ? ''
        : `${words.count(orders)} of your ${count(ordersOfWeek, 'order')} were placed ${when}, ${words.decimal(ordersTimes)} times as many as in a usual block of two hours.`;
    switch (scored.basis) {
      case 'account':
        return joined(ofPosts, ofOrders);
      case 'store':
        return joined(ofOrders, ofPosts);
      case 'benchmark':
        return joined('A general habit, not your data.', posts > 0 ? ofPosts : '', ofOrders);
    }
  },

  frequency({ recommended, because, recentPosts, products, textsADay }) {
    const pace = {
      daily: 'a post every day',
      '3x_week': 'three posts a week',
      weekly: 'one post a week',
    }[recommended];
    switch (because) {
      case 'products':
        return `With ${count(products, 'active product')}, more than ${pace} would show the same product twice within two weeks.`;
      case 'texts':
        return `Your allowance is ${count(textsADay, 'scheduled post')} a day, which is enough for ${pace}.`;
      case 'no_pace_yet':
        return `Nothing was published in the last four weeks. ${sentence(pace)} is a pace that can be kept up with ${count(products, 'active product')}, and enough to learn from.`;
      case 'pace':
        return recommended === 'daily'
          ? `You published ${count(recentPosts, 'post')} in the last four weeks, and ${count(products, 'active product')} and an allowance of ${count(textsADay, 'scheduled post')} a day are enough for ${pace}.`
          : `You published ${count(recentPosts, 'post')} in the last four weeks. ${sentence(pace)} is a pace that can be kept up; post daily once you post on five days of most weeks.`;
    }
  },

  mixPart: ({ type, posts, responseTimes, isByEarned }) =>
    responseTimes === null
      ? `An assumption to start from, not your data: ${posts === 0 ? 'no' : words.count(posts)} measured ${TYPES[type]} ${posts === 1 ? 'post' : 'posts'} so far, and five are needed.`
      : `Your ${count(posts, `measured ${TYPES[type]} post`)} ${ofUsual(responseTimes, isByEarned)}.`,

  summary({ best, posts, enoughPosts, orders, hasOrders, isJudgedByOwn, timeMatters, isByEarned, bases }) {
    const counted = isByEarned
      ? 'Posts are judged by what they earned: sales after refunds, less goods, fees, shipping and what the posts cost. What single posts earn lies far apart, so a time counts only as far as your posts agree on it.'
      : bases.length > 0
        ? `Response is likes, comments and shares per ${bases.map((base) => BASES[base]).join(', or per ')}.`
        : '';
    const basis = [
      posts > 0 ? count(posts, 'measured post') : '',
      hasOrders ? count(orders, 'order') : '',
    ].filter(Boolean);
    if (basis.length === 0)
      return joined(
        `There are too few measured posts (${words.count(posts)}) and orders (${words.count(orders)}) of your own to judge by: these times are a general habit, not your data.`,
        'They become yours as posts are measured and orders come in.',
      );
    if (!timeMatters)
      return joined(
        'Time matters little for you: your best and your worst time differ by less than 10%.',
        `This is judged by ${basis.join(' and ')}.`,
        counted,
      );
    return joined(
      `Your best time is ${words.weekday(best.day)} ${words.hour(best.hour)}, judged by ${basis.join(' and ')}.`,
      isJudgedByOwn ? '' : `Until ${enoughPosts} posts are measured, a general habit fills the gaps.`,
      counted,
    );
  },
};

const ofUsual = (times: number, isByEarned: boolean) =>
  isByEarned
    ? `earned ${words.decimal(times)} times as much as a post of yours usually does`
    : `got ${words.decimal(times)} times your usual response`;
const block = ({ from, to }: { from: number; to: number }) => `${words.hour(from)} and ${words.hour(to)}`;
const count = (number: number, thing: string) =>
  `${words.count(number)} ${number === 1 ? thing : `${thing}s`}`;
const joined = (...sentences: string[]) => sentences.filter(Boolean).join(' ');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
