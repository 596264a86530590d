import type { SummaryPhrases } from '#languages/mail-words.ts';

export const summary: SummaryPhrases = {
  subject: (store, dates) => `${store}: your week, ${dates}`,
  subjectOfMany: (stores, dates) => `Your ${stores} stores: the week of ${dates}`,
  preheader: (netSales, orders) => `Net sales ${netSales} · Orders ${orders}`,
  intro: (dates) => `Here is your week of ${dates}, compared with the week before.`,
  quiet: 'It was a quiet week: no orders came in, and no post went out.',
  others: (stores) => `Also connected: ${stores}. Their figures are on the dashboard.`,
  netSales: 'Net sales',
  orders: 'Orders',
  averageOrderValue: 'Average order value',
  isNew: 'new',
  same: 'no change',
  before: (value) => `week before: ${value}`,
  missing: (reason) =>
    reason === 'no_orders' ? 'no orders to compute it from' : 'no orders have been read yet',
  notCompared: (reason) =>
    reason === 'no_orders' ? 'no orders in the week before' : 'the week before has not been read',
  profit: (value) => `Contribution, what orders left before ads and fixed costs: ${value}`,
  costsKnown: (share) => `Costs known for ${share} of net sales`,
  estimate: {
    rule: 'partly an estimate by your rules',
    assumed: 'partly assumed, or not known',
  },
  notTakenOff: (parts) =>
    `not known in full: ${parts.map((part) => ({ vat: 'VAT inside prices', fees: 'payment fees', shipping: 'cost of sending' })[part]).join(', ')}`,
  madeUp: 'costs made up for the demo',
  goal: (month) => `Goal for ${month}`,
  reached: (reached, amount, kind, share) =>
    `${reached} of ${amount} ${kind === 'sales' ? 'net sales' : 'contribution'} so far, ${share}.`,
  goalUnknown: (amount, kind) =>
    `${amount} ${kind === 'sales' ? 'net sales' : 'contribution'}. How it stands is not known yet.`,
  ahead: (amount) => `${amount} ahead of the usual course`,
  behind: (amount) => `${amount} behind the usual course`,
  projected: (amount) => `about ${amount} at the end of the month`,
  chance: (tenths) => {
    if (tenths <= 0) return 'reached in fewer than 1 of 10 such months';
    if (tenths >= 10) return 'reached in more than 9 of 10 such months';
    return `reached in about ${tenths} of 10 such months`;
  },
  goalReached: 'the goal is reached',
  allStores: 'All stores',
  allStoresIn: (currency) => `All stores in ${currency}`,
  converted: (currency) => `Converted into ${currency}, each day by its own rate.`,
  findings: 'What stands out',
  posts: 'Your posts',
  noPosts: 'No post went out.',
  published: (count, written) => (count === 1 ? 'One post went out.' : `${written} posts went out.`),
  reach: (people) => `Seen by ${people}`,
  reactions: (count, written) => (count === 1 ? '1 reaction' : `${written} reactions`),
  brought: (count, orders, money) =>
    `${count === 1 ? '1 order' : `${orders} orders`} worth ${money} through their own links`,
  notReported: 'The networks have not reported their results yet.',
  next: 'The next seven days',
  planned: (count, written) =>
    count === 1 ? 'One post goes out automatically.' : `${written} posts go out automatically.`,
  drafts: (count, written) =>
    count === 1 ? 'One post waits for your approval.' : `${written} posts wait for your approval.`,
  unwritten: (count, written) =>
    count === 1 ? 'Vitrin still has one post to write.' : `Vitrin still has ${written} posts to write.`,
  held: (count, written) =>
    count === 1
      ? 'One post is held until you look at it.'
      : `${written} posts are held until you look at them.`,
  nothingPlanned: 'Nothing is planned.',
  waiting: 'Waiting for you',
  inactive: (store) => `Vitrin can no longer read ${store}.`,
  inactiveMore: 'Its figures are not updated until you connect it again.',
  reconnect: (account, network) => `${account} on ${network} has to be connected again.`,
  reconnectMore: (store) => `Posts of ${store} wait for it.`,
  action: 'Open Vitrin',
  footer: 'You receive this e-mail on Mondays because the weekly summary is switched on.',
};
