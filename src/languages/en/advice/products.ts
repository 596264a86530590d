import type { FigureReader, Speech } from '#languages/finding-words.ts';

export const productSpeeches = {
  promote_product: {
    words: (figures) => ({
      title: `Advertise “${figures.name('product')}”`,
      description: `It brought ${figures.say('netSales')} with ${figures.say('units')} units in this period, ${figures.say('perOrder')} in each order that held it${
        figures.kind === 'stocked'
          ? `, and the ${figures.say('inventory')} on hand last for about ${figures.say('daysLeft')} days.`
          : '. Its stock is not counted.'
      } So a click may cost up to ${figures.say('mostPerClick')} if ${figures.say('conversionRate')} of the clicks end in an order (${figures.source('conversionRate')}), and the usual click costs ${figures.say('costPerClick')} (${figures.source('costPerClick')}).`,
      recommendations: [
        ...(figures.kind === 'uncounted' ? ['Make sure that enough of it is there for the next weeks.'] : []),
        'Give the product an ad group of its own; in a Shopping campaign, a product group of its own.',
        'Lead the ad to the page of the product, not to the start page.',
        `Let a click cost ${figures.say('mostPerClick')} at most; when bidding for value, set a target ROAS of at least ${figures.say('breakEven')}.`,
        ...(figures.has('budgetPart')
          ? [`Begin with about ${figures.say('budgetPart')} a month, its part of the budget.`]
          : []),
      ],
    }),
    formula: (figures) => {
      const most =
        'Most per click = net sales of the product per order that held it × conversion rate ÷ break-even return.';
      if (!figures.has('salesByBudget')) return most;
      return `${most} At stake: the product’s part of the budget of 30 days (by net sales) ÷ cost per click × conversion rate × net sales per such order.`;
    },
  },
  product_clicks: {
    words: (figures) => ({
      title:
        figures.kind === 'none'
          ? 'None of your best sellers can carry search ads alone'
          : 'Find out what a click costs before you advertise single products',
      description: `${
        figures.kind === 'none'
          ? `The usual click costs ${figures.say('costPerClick')} (${figures.source('costPerClick')}).`
          : 'What clicks cost in your currency is not known.'
      } At a conversion rate of ${figures.say('conversionRate')} (${figures.source('conversionRate')}) and a break-even return of ${figures.say('breakEven')} (${figures.source('breakEven')}), “${figures.name('best')}” can bear the most of your best sellers: ${figures.say('mostPerClick')} a click.${
        figures.detail === 'orders'
          ? ` A usual order of ${figures.say('medianOrder')}, with all that is in it, can bear ${figures.say('orderPerClick')}.`
          : ''
      }`,
      recommendations:
        figures.kind === 'none'
          ? [
              'Advertise a category or the whole store rather than single products, and lead to a page that shows many of them.',
              'Offer sets, or free delivery from a certain amount, so that an order grows.',
              'Enter your gross margin and your own cost per click under Projections, so that both figures are yours.',
            ]
          : [
              'Look up the average cost per click of a search or Shopping campaign in Google Ads, or of the keyword planner.',
              'Enter it under Projections. Products that can carry it are then advised here by name.',
              'Do not advertise a product of the table for more than it can bear.',
            ],
    }),
    formula: () =>
      'Most per click = net sales of the product per order that held it × conversion rate ÷ break-even return, rounded down. No amount is given, as no spending is advised.',
  },
  pause_product: {
    words: (figures) => ({
      title:
        figures.kind === 'out'
          ? `Do not advertise “${figures.name('product')}” while it is sold out`
          : `Stop ads for “${figures.name('product')}” before it runs out`,
      description: `${
        figures.kind === 'out'
          ? `There is none left, though ${figures.say('units')} units were sold in this period. People who click on an ad for it cannot buy it.`
          : `There are ${figures.say('inventory')} left. At the pace of this period, in which ${figures.say('units')} units were sold, they last for about ${figures.say('daysLeft')} days.`
      }${figures.has('spentOnIt') ? ` Its ads cost ${figures.say('spentOnIt')} in 30 days.` : ''}`,
      recommendations: [
        'Pause its ad group.',
        'For Shopping ads, let the product list say that it is out of stock: its ads then pause by themselves.',
        'Give its budget to a product that is in stock.',
        'Turn the ads on again when the new stock has arrived.',
      ],
    }),
    formula: (figures) =>
      `Days left = units on hand ÷ units sold a day.${
        figures.has('spentOnIt')
          ? ' At stake: what its ads cost in 30 days × days without stock ÷ 30.'
          : ' At stake: its part of the budget of 30 days (by net sales) × days without stock ÷ 30.'
      }`,
  },
  rising_product: {
    words: (figures) => ({
      title: `Give “${figures.name('product')}” more budget while it rises`,
      description: `It brought ${figures.say('netSales')} in this period, ${
        figures.kind === 'new'
          ? 'after nothing in as many days before.'
          : `after ${figures.say('netSalesBefore')} in as many days before: ${figures.say('change')} more.${seasonOf(figures)}`
      }`,
      recommendations: [
        'Give it an ad group or a campaign of its own, so that it does not share its budget with weaker products.',
        'Raise the daily budget in small steps, and look at the cost per order after each of them.',
        'Name what is new about it in the headlines.',
        'Watch its stock: the more it is advertised, the sooner it is gone.',
      ],
    }),
    formula: (figures) =>
      figures.has('budgetPart')
        ? 'Against as many days before. At stake: the growth’s part of the budget of 30 days.'
        : 'Against as many days before.',
  },
  fading_product: {
    words: (figures) => ({
      title: `Take budget away from “${figures.name('product')}”`,
      description: `It brought ${figures.say('netSales')} in this period, after ${figures.say('netSalesBefore')} in as many days before: ${figures.say('difference')} less.${seasonOf(figures)}`,
      recommendations: [
        'Look first whether the reason lies in the shop: its price, its pictures, its stock.',
        'If its season is over, lower the bid of its ad group, or pause it.',
        'Give the budget to a product that rises.',
        'Look again in two weeks; if it recovers, turn it on again.',
      ],
    }),
    formula: (figures) =>
      figures.has('budgetPart')
        ? 'Against as many days before. At stake: the part of the budget of 30 days that its lost sales would still draw.'
        : 'Against as many days before.',
  },
  sell_together: {
    words: (figures) => ({
      title: `Sell “${figures.name('second')}” along with “${figures.name('first')}”`,
      description: `${figures.say('together')} of ${figures.say('withFirst')} orders with “${figures.name('first')}” also held “${figures.name('second')}” (${figures.say('confidence')}), ${figures.say('lift')} times as often as chance would have it.${
        figures.has('ifOneInTen')
          ? ` If one in ten of the other buyers took it too, that would be ${figures.say('ifOneInTen')} more in 30 days, without paying for another click.`
          : ''
      }`,
      recommendations: [
        'Offer both as a set, or name the second on the page that the ad leads to.',
        'Add a sitelink to the set to the ad of the first product.',
        'For Shopping ads, list the set as a product of its own, with an id, a title and a price of its own.',
        'Raise what a click may cost only when the value per order has really grown.',
      ],
    }),
    formula: (figures) =>
      `Times = orders with both × all orders ÷ (orders with the first × orders with the second).${
        figures.has('ifOneInTen')
          ? ' At stake: a tenth of the orders with the first alone × net sales per unit of the second, for 30 days.'
          : ''
      }`,
  },
} satisfies Record<string, Speech>;

function seasonOf(figures: FigureReader): string {
  switch (figures.detail) {
    case 'beyond':
      return ` Orders with it in the same days of last year: ${figures.say('ordersLastYear')}, after ${figures.say('ordersBeforeLastYear')} in as many days before, so the season alone does not explain it.`;
    case 'not_sold':
      return ' It hardly sold in the same days of last year, so this may be its season.';
    default:
      return ' There are no records of the same days last year, so this may be its season.';
  }
}
