import type { FigureReader, Speech } from '#languages/finding-words.ts';

export const moneySpeeches = {
  measure_conversions: {
    words: (figures) => ({
      title: 'Measure your sales before you spend on ads',
      description: `Google Ads can only look for buyers when it knows which clicks end in an order, and for how much. ${
        figures.has('budget')
          ? `Without that, a monthly budget of ${figures.say('budget')} (${figures.source('budget')}) would be spent without showing what it brings.`
          : 'Without that, money would be spent without showing what it brings.'
      }`,
      recommendations: [
        'In Google Ads open Goals, then Conversions, and create a conversion action for purchases on your website.',
        'Let every purchase pass its own value and currency, not one amount for all of them.',
        'Place the Google tag in your shop. If your shop platform offers an app or a field for it, use that: the value of the order is then passed by itself.',
        'Count every purchase, and make purchases the goal that your campaigns aim at.',
        'Place a test order, and look a day later whether it shows up with its value.',
      ],
    }),
    formula: (figures) =>
      figures.has('budget')
        ? 'At stake: the whole budget of 30 days, because what it brings cannot be seen.'
        : 'No amount is given: there is no budget, and there are no sales to derive one from.',
  },
  measure_account: {
    words: (figures) => ({
      title: 'Let your own account replace the averages of others',
      description: `What a click costs you, and how often it ends in an order, only your Google Ads account knows: the ${figures.say('orders')} orders of this period cannot show it. Once it is connected or imported, its figures replace what others have published.`,
      recommendations: [
        'Connect your Google Ads account on this page. It is only read; nothing is changed there.',
        'If you cannot connect it, open your campaigns in Google Ads, download the report as CSV, and do the same with the search terms.',
        'Import the files on this page.',
        'Compare the currency and the time zone of the account with those of your store: costs are compared in the same currency only.',
      ],
    }),
    formula: () =>
      'Cost and click rate count from 100 clicks on, conversion rates from 30 conversions on. No amount can be given before the account is known.',
  },
  test_first: {
    words: (figures) => ({
      title:
        figures.kind === 'unknown'
          ? 'Begin with a small test: nothing is known of such campaigns yet'
          : `Try ads with about ${figures.say('clicksForVerdict')} clicks before you judge them`,
      description:
        figures.kind === 'unknown'
          ? `For this type of campaign there is no published figure that we would trust, and none of your own yet. With fewer than ${figures.say('clicksForRate')} clicks no click rate can be read, and with fewer than ${figures.say('conversionsForVerdict')} orders no conversion rate.`
          : `At a conversion rate of ${figures.say('conversionRate')} (${figures.source('conversionRate')}) it takes about ${figures.say('clicksForVerdict')} clicks to see ${figures.say('conversionsForVerdict')} orders, and with fewer of them nothing can be said for sure.${costOfTest(figures)}`,
      recommendations: [
        'Decide on a sum that you can afford to lose, and on the last day of the test.',
        'In the settings of the campaign set the average daily budget: the sum divided by the days.',
        'Change nothing in between; every change restarts the learning phase.',
        'Judge only when the orders above are reached. If they cost more than they bring, change one thing and test again, or stop.',
      ],
    }),
    formula: (figures) => {
      if (figures.kind === 'unknown')
        return '100 clicks for a click rate, 30 conversions for a conversion rate.';
      const clicks = 'Clicks = 30 conversions ÷ conversion rate.';
      if (figures.kind === 'cost') return `${clicks} Cost = clicks × cost per click.`;
      if (figures.kind !== 'bearable') return clicks;
      return `${clicks} What they may cost = 30 × average order value ÷ break-even return.`;
    },
  },
  max_click: {
    words: (figures) => ({
      title:
        figures.kind === 'dear'
          ? 'A click costs more than your usual order can bear'
          : `A click may cost you ${figures.say('mostPerClick')} at most`,
      description: `Half of the ${figures.say('ordersLeft')} orders that were neither cancelled nor refunded are worth ${figures.say('medianOrder')} or less. At a conversion rate of ${figures.say('conversionRate')} (${figures.source('conversionRate')}) and a break-even return of ${figures.say('breakEven')} (${figures.source('breakEven')}), a click that leads to such an order may cost ${figures.say('mostPerClick')}.${usualClick(figures)}`,
      recommendations: [
        'Put expensive and cheap products into campaigns or ad groups of their own, by the classes of the table.',
        'With manual bidding, enter the amount of its class as the maximum cost per click of each group.',
        'With automatic bidding for clicks, enter it as the limit of the bid; when bidding for value, set the break-even return as the target ROAS.',
        'Enter your gross margin on this page, so that the break-even return is your own.',
      ],
    }),
    formula: (figures) =>
      `Most per click = order value × conversion rate ÷ break-even return, rounded down.${
        figures.kind === 'dear'
          ? ' At stake: budget of 30 days × (1 − most per click ÷ cost per click).'
          : ' No amount is given, as the usual click is not known to be more expensive.'
      }`,
  },
} satisfies Record<string, Speech>;

function costOfTest(figures: FigureReader): string {
  if (figures.kind === 'cost')
    return ` At ${figures.say('costPerClick')} a click (${figures.source('costPerClick')}) that is ${figures.say('testCost')}.`;
  if (figures.kind !== 'bearable') return '';
  return ` What clicks cost in your currency is not known; so that these orders are no loss, all the clicks together may cost ${figures.say('testBearable')} at most.`;
}

function usualClick(figures: FigureReader): string {
  if (!figures.has('costPerClick')) return ' What clicks cost in your currency is not known.';
  const usual = `${figures.say('costPerClick')} (${figures.source('costPerClick')})`;
  return figures.kind === 'dear'
    ? ` The usual click costs ${usual}: advertise only what is worth more.`
    : ` The usual click costs ${usual}, which is below that.`;
}
