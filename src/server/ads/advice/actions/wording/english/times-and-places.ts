import type { Speech } from '#server/ads/advice/actions/wording/language.ts';

const STAKE_OF_TIME = ' At stake: budget of 30 days × the difference.';
const BIDS =
  'With manual bidding, change the bids of these times a little. Smart Bidding looks at the time by itself and ignores such changes; there, see to it that the daily budget lasts until then.';
const TIME_ZONE =
  'Compare the time zone of the account with that of your store: the schedule runs by the account’s.';

export const timeAndPlaceSpeeches = {
  more_hours: {
    words: (told) => ({
      title: `Keep budget for ${told.hour('hourFrom')} to ${told.hour('hourTo')}`,
      description: `${told.say('ordersInWindow')} of ${told.say('orders')} orders (${told.say('share')}) came in these hours, ${told.say('timesUsual')} times as many as an even day would have. A budget that is spread evenly puts only ${told.say('evenShare')} there.`,
      steps: [
        'Open the campaign, and there the ad schedule.',
        'Enter these hours as a time of their own, for all days.',
        BIDS,
        TIME_ZONE,
        'Look after two weeks whether the orders of these hours have grown.',
      ],
    }),
    formula: (told) =>
      `The share of the orders of these hours, against their share of the day, by your store’s clock.${told.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  less_hours: {
    words: (told) => ({
      title: `Save budget from ${told.hour('hourFrom')} to ${told.hour('hourTo')}`,
      description: `${few(told, 'ordersInWindow')} came in these hours, while a budget that is spread evenly puts ${told.say('evenShare')} there.`,
      steps: [
        'Open the campaign, and there the ad schedule.',
        'Enter the other hours only: in hours that are left out, no ad is shown. That also holds with Smart Bidding.',
        TIME_ZONE,
        'If you sell to other time zones, make a campaign of its own for them first.',
      ],
    }),
    formula: (told) =>
      `The share of the orders of these hours, against their share of the day, by your store’s clock.${told.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  more_day: {
    words: (told) => ({
      title: `Keep more budget for ${told.weekday('weekday')}`,
      description: `${told.say('ordersOnDay')} of ${told.say('orders')} orders (${told.say('share')}) came on this weekday, ${told.say('timesUsual')} times as many as on an average day. A budget that is spread evenly puts ${told.say('evenShare')} there.`,
      steps: [
        'Open the campaign, and there the ad schedule.',
        'Enter this weekday as a time of its own.',
        BIDS,
        TIME_ZONE,
        'Look after four weeks whether the orders of this weekday have grown.',
      ],
    }),
    formula: (told) =>
      `Orders per such weekday, against an average day of the period.${told.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  less_day: {
    words: (told) => ({
      title: `Save budget on ${told.weekday('weekday')}`,
      description: `${few(told, 'ordersOnDay')} came on this weekday, while a budget that is spread evenly puts ${told.say('evenShare')} there.`,
      steps: [
        'Open the campaign, and there the ad schedule.',
        'Enter this weekday as a time of its own.',
        BIDS,
        TIME_ZONE,
        'Give what is saved to the days on which more is bought.',
      ],
    }),
    formula: (told) =>
      `Orders per such weekday, against an average day of the period.${told.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  aim_countries: {
    words: (told) => ({
      title: `Aim your ads at where your orders come from: ${told.countries()}`,
      description: `${
        told.kind === 'all'
          ? `All ${told.say('ordersFromThere')} orders with a country came from there.`
          : `${told.say('ordersFromThere')} orders (${told.say('share')}) came from there. From ${told.say('otherCountries')} other countries together there were only ${told.say('ordersFromElsewhere')}.`
      } A campaign that is shown everywhere can pay for clicks from places where hardly anyone orders.`,
      steps: [
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
    words: (told) => ({
      title:
        told.kind === 'rich'
          ? `Buyers in ${told.name('city')} spend more per order`
          : `${told.say('share')} of your orders come from ${told.name('city')}`,
      description: `${told.say('ordersFromThere')} of the ${told.say('ordersLocated')} orders whose city is known (${told.say('share')}) came from ${told.name('city')}, worth ${told.say('netSales')}${
        told.kind === 'rich'
          ? `. An order from there brings ${told.say('perOrder')}, one from elsewhere ${told.say('perOrderElsewhere')}: ${told.say('moreThere')} more.`
          : ` or ${told.say('perOrder')} each.`
      }`,
      steps: [
        'Open the settings of the campaign, and there the locations.',
        'Add the city to the country that is already there.',
        'With manual bidding, raise the bids for the city a little. Smart Bidding looks at the place by itself; there, a campaign of its own with a budget of its own does it.',
        'Name the city or fast delivery there in a headline, if that is true.',
      ],
    }),
    formula: (told) =>
      told.kind === 'rich'
        ? 'By the address on the order. At stake: the city’s part of the budget of 30 days (by orders) × how much more an order from there brings.'
        : 'By the address on the order.',
  },
  leave_country: {
    words: (told) => ({
      title: `Bid less there, or leave it out: ${told.countries()}`,
      description: `${told.say('ordersFromThere')} of the ${told.say('ordersLocated')} orders whose country is known (${told.say('share')}) came from there, ${
        told.kind === 'nothing'
          ? 'and after what was given back nothing was left of them'
          : `worth ${told.say('perOrder')} each`
      }; an order from elsewhere is worth ${told.say('perOrderElsewhere')}. A click from there may cost that much less.`,
      steps: [
        'Open the settings of the campaign, and there the locations.',
        'Exclude the country, or give it a campaign of its own with a lower bid.',
        'Look before whether shipping costs or returns explain the small orders: that can be fixed in the shop.',
      ],
    }),
    formula: (told) =>
      `Net sales per order by the address on the order, returns included.${told.has('budget') ? ' At stake: budget of 30 days × share of the orders × how much less an order from there brings.' : ''}`,
  },
  season_ahead: {
    words: (told) => ({
      title: `The next 30 days should bring ${told.say('change')} ${told.kind === 'up' ? 'more' : 'less'} than the last 30`,
      description: `The forecast expects ${told.say('expected')}, most likely between ${told.say('low')} and ${told.say('high')}, after ${told.say('lastMonth')} in the last 30 days.${
        told.has('lastYear') ? ` The same days a year before brought ${told.say('lastYear')}.` : ''
      }${
        told.detail === 'dearer'
          ? ` Clicks cost more then: shops paid ${told.say('clickDearer')} more around Black Friday (${told.source('clickDearer')}).`
          : ''
      }`,
      steps:
        told.kind === 'up'
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
    formula: (told) =>
      `The forecast of net sales that analytics shows, with the band that holds in four of five months, against the last 30 finished days. The table compares your months: a month ÷ the average month of its year.${told.has('budget') ? ' At stake: budget of 30 days × the change.' : ''}`,
  },
} satisfies Record<string, Speech>;

const few = (told: Parameters<Speech['words']>[0], figure: string) =>
  told.say(figure) === '0'
    ? `None of the ${told.say('orders')} orders`
    : `Only ${told.say(figure)} of ${told.say('orders')} orders (${told.say('share')})`;
