import type { FigureReader, Speech } from '#languages/finding-words.ts';

const STAKE_OF_TIME = ' At stake: budget of 30 days × the difference.';
const BIDS =
  'With manual bidding, change the bids of these times a little. Smart Bidding looks at the time by itself and ignores such changes; there, see to it that the daily budget lasts until then.';
const TIME_ZONE =
  'Compare the time zone of the account with that of your store: the schedule runs by the account’s.';

export const timeAndPlaceSpeeches = {
  more_hours: {
    words: (figures) => ({
      title: `Keep budget for ${figures.hour('hourFrom')} to ${figures.hour('hourTo')}`,
      description: `${figures.say('ordersInWindow')} of ${figures.say('orders')} orders (${figures.say('share')}) came in these hours, ${figures.say('timesUsual')} times as many as an even day would have. A budget that is spread evenly puts only ${figures.say('evenShare')} there.`,
      recommendations: [
        'Open the campaign, and there the ad schedule.',
        'Enter these hours as a time of their own, for all days.',
        BIDS,
        TIME_ZONE,
        'Look after two weeks whether the orders of these hours have grown.',
      ],
    }),
    formula: (figures) =>
      `The share of the orders of these hours, against their share of the day, by your store’s clock.${figures.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  less_hours: {
    words: (figures) => ({
      title: `Save budget from ${figures.hour('hourFrom')} to ${figures.hour('hourTo')}`,
      description: `${few(figures, 'ordersInWindow')} came in these hours, while a budget that is spread evenly puts ${figures.say('evenShare')} there.`,
      recommendations: [
        'Open the campaign, and there the ad schedule.',
        'Enter the other hours only: in hours that are left out, no ad is shown. That also holds with Smart Bidding.',
        TIME_ZONE,
        'If you sell to other time zones, make a campaign of its own for them first.',
      ],
    }),
    formula: (figures) =>
      `The share of the orders of these hours, against their share of the day, by your store’s clock.${figures.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  more_day: {
    words: (figures) => ({
      title: `Keep more budget for ${figures.weekday('weekday')}`,
      description: `${figures.say('ordersOnDay')} of ${figures.say('orders')} orders (${figures.say('share')}) came on this weekday, ${figures.say('timesUsual')} times as many as on an average day. A budget that is spread evenly puts ${figures.say('evenShare')} there.`,
      recommendations: [
        'Open the campaign, and there the ad schedule.',
        'Enter this weekday as a time of its own.',
        BIDS,
        TIME_ZONE,
        'Look after four weeks whether the orders of this weekday have grown.',
      ],
    }),
    formula: (figures) =>
      `Orders per such weekday, against an average day of the period.${figures.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  less_day: {
    words: (figures) => ({
      title: `Save budget on ${figures.weekday('weekday')}`,
      description: `${few(figures, 'ordersOnDay')} came on this weekday, while a budget that is spread evenly puts ${figures.say('evenShare')} there.`,
      recommendations: [
        'Open the campaign, and there the ad schedule.',
        'Enter this weekday as a time of its own.',
        BIDS,
        TIME_ZONE,
        'Give what is saved to the days on which more is bought.',
      ],
    }),
    formula: (figures) =>
      `Orders per such weekday, against an average day of the period.${figures.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  aim_countries: {
    words: (figures) => ({
      title: `Aim your ads at where your orders come from: ${figures.countries()}`,
      description: `${
        figures.kind === 'all'
          ? `All ${figures.say('ordersFromThere')} orders with a country came from there.`
          : `${figures.say('ordersFromThere')} orders (${figures.say('share')}) came from there. From ${figures.say('otherCountries')} other countries together there were only ${figures.say('ordersFromElsewhere')}.`
      } A campaign that is shown everywhere can pay for clicks from places where hardly anyone orders.`,
      recommendations: [
        'Open the settings of the campaign, and there the locations.',
        'Choose these countries instead of all countries and territories.',
        'In the options of the locations choose people who are in these places, not those who are only interested in them.',
        'If you want to grow elsewhere, make a campaign of its own with a small budget for it.',
      ],
    }),
    formula: () =>
      'The fewest countries with at least 90% of the orders, by the address on the order. No amount is given, as what ads elsewhere would cost is not known.',
  },
  aim_city: {
    words: (figures) => ({
      title:
        figures.kind === 'rich'
          ? `Buyers in ${figures.name('city')} spend more per order`
          : `${figures.say('share')} of your orders come from ${figures.name('city')}`,
      description: `${figures.say('ordersFromThere')} of the ${figures.say('ordersLocated')} orders whose city is known (${figures.say('share')}) came from ${figures.name('city')}, worth ${figures.say('netSales')}${
        figures.kind === 'rich'
          ? `. An order from there brings ${figures.say('perOrder')}, one from elsewhere ${figures.say('perOrderElsewhere')}: ${figures.say('moreThere')} more.`
          : ` or ${figures.say('perOrder')} each.`
      }`,
      recommendations: [
        'Open the settings of the campaign, and there the locations.',
        'Add the city to the country that is already there.',
        'With manual bidding, raise the bids for the city a little. Smart Bidding looks at the place by itself; there, a campaign of its own with a budget of its own does it.',
        'Name the city or fast delivery there in a headline, if that is true.',
      ],
    }),
    formula: (figures) =>
      figures.kind === 'rich'
        ? 'By the address on the order. At stake: the city’s part of the budget of 30 days (by orders) × how much more an order from there brings.'
        : 'By the address on the order.',
  },
  leave_country: {
    words: (figures) => ({
      title: `Bid less there, or leave it out: ${figures.countries()}`,
      description: `${figures.say('ordersFromThere')} of the ${figures.say('ordersLocated')} orders whose country is known (${figures.say('share')}) came from there, ${
        figures.kind === 'nothing'
          ? 'and after what was given back nothing was left of them'
          : `worth ${figures.say('perOrder')} each`
      }; an order from elsewhere is worth ${figures.say('perOrderElsewhere')}. A click from there may cost that much less.`,
      recommendations: [
        'Open the settings of the campaign, and there the locations.',
        'Exclude the country, or give it a campaign of its own with a lower bid.',
        'Look before whether shipping costs or returns explain the small orders: that can be fixed in the shop.',
      ],
    }),
    formula: (figures) =>
      `Net sales per order by the address on the order, returns included.${figures.has('budget') ? ' At stake: budget of 30 days × share of the orders × how much less an order from there brings.' : ''}`,
  },
  season_ahead: {
    words: (figures) => ({
      title: `The next 30 days should bring ${figures.say('change')} ${figures.kind === 'up' ? 'more' : 'less'} than the last 30`,
      description: `The forecast expects ${figures.say('expected')}, most likely between ${figures.say('low')} and ${figures.say('high')}, after ${figures.say('lastMonth')} in the last 30 days.${
        figures.has('lastYear') ? ` The same days a year before brought ${figures.say('lastYear')}.` : ''
      }${
        figures.detail === 'dearer'
          ? ` Clicks cost more then: shops paid ${figures.say('clickDearer')} more around Black Friday (${figures.source('clickDearer')}).`
          : ''
      }`,
      recommendations:
        figures.kind === 'up'
          ? [
              'Raise the daily budget in the settings of the campaign some days before, in small steps.',
              'Check the stock of what you advertise.',
              'Bring the season into headlines and pictures while there is time for their review.',
              'Lower the budget again when the season is over; put the day into your calendar now.',
            ]
          : [
              'Lower the daily budget in the settings of the campaign along with the demand.',
              'Keep what brings back customers, and save on what looks for new ones.',
              'Use the time to test texts and pictures.',
            ],
    }),
    formula: (figures) =>
      `The forecast of net sales that analytics shows, with the band that holds in four of five months, against the last 30 finished days. The table compares your months: a month ÷ the average month of its year.${figures.has('budget') ? ' At stake: budget of 30 days × the change.' : ''}`,
  },
} satisfies Record<string, Speech>;

const few = (figures: FigureReader, figure: string) =>
  figures.say(figure) === '0'
    ? `None of the ${figures.say('orders')} orders`
    : `Only ${figures.say(figure)} of ${figures.say('orders')} orders (${figures.say('share')})`;
