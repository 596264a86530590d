import type { FigureReader, Speech } from '#languages/finding-words.ts';

const FROM_ACCOUNT = ' All figures are those of your Google Ads account.';

export const accountCampaignSpeeches = {
  account_tracking: {
    words: (figures) => ({
      title: {
        none: 'Your account sees clicks, but not a single order: fix the tracking first',
        valueless: 'Your account counts conversions, but not what they are worth',
        twice: 'Your account counts more conversions than your store has orders',
      }[figures.kind]!,
      description: {
        none: `${figures.say('clicks')} clicks were paid for and no conversion was counted. With so many clicks that is hardly chance: the tracking is broken, or it was never set up.${spent(figures)} Until it works, neither you nor Google’s bidding can tell good clicks from bad ones.`,
        valueless: `${figures.say('conversions')} conversions were counted, and all of them without a value. Google’s bidding then takes a small order for as good as a large one, and no return can be worked out.`,
        twice: `${figures.say('conversions')} conversions were counted, while the whole store had ${figures.say('orders')} orders in these days. Something other than an order is counted, or orders are counted more than once, so every return looks better than it is.`,
      }[figures.kind]!,
      recommendations: [
        'In Google Ads open Goals, then Conversions, and look which actions are counted as primary.',
        {
          none: 'Look whether the Google tag is in your shop and the conversion action is recorded; if your shop platform has an app for Google, let it place the tag.',
          valueless: 'Let the purchase pass its own value and currency.',
          twice:
            'Keep the purchase as the only primary action; make page views, carts and sign-ups secondary, and remove tags that are there more than once.',
        }[figures.kind]!,
        'Place a test order, and look a day later what was counted.',
        'Change no bids before it works.',
      ],
    }),
    formula: (figures) =>
      figures.kind === 'none'
        ? `At least 300 clicks without a conversion; where one click in 50 is followed by an order, that happens by chance in 0.2% of cases.${figures.has('adCost') ? ' At stake: all that is spent in 30 days.' : ''}`
        : 'No amount is given, as what wrong counting costs is not known.',
  },
  account_auto_tagging: {
    words: (figures) => ({
      title: 'Turn on auto-tagging in your Google Ads account',
      description: `Auto-tagging is off, so the address that a click leads to does not say which ad it came from. Orders after the ${figures.say('clicks')} clicks of these days can then be missed by the tracking, or be counted for something else.`,
      recommendations: [
        'In Google Ads open the settings of the account, and there auto-tagging.',
        'Turn on that the address of ads is tagged.',
        'Click one of your ads, and look whether the address of the page holds “gclid”.',
      ],
    }),
    formula: () => 'As the account itself says. No amount is given, as what was not counted is not known.',
  },
  account_budget_limited: {
    words: (figures) => ({
      title: `“${figures.name('campaign')}” earns its money and runs out of budget`,
      description: `This campaign brings back ${figures.say('roas')} times what it costs, above the ${figures.say('breakEven')} at which it would be no loss (${figures.source('breakEven')}). Yet it missed ${figures.say('lostToBudget')} of its possible impressions because its budget was used up: about ${figures.say('moreClicks')} clicks.`,
      recommendations: [
        'Open the campaign in Google Ads, and its budget.',
        'Raise the daily budget by a fifth, and again after a week, as long as the return stays above break-even.',
        'Take the money from campaigns or search terms that bring less.',
        'Look back after two weeks; late orders are counted by then.',
      ],
    }),
    formula: (figures) =>
      `Missed clicks = possible impressions × share lost to the budget × click rate. At stake: the value of these clicks × (1 − break-even ÷ return)${figures.has('dailyBudget') ? '' : ', which is not given in another currency'}. Only campaigns with at least 30 conversions.`,
  },
  account_rank_lost: {
    words: (figures) => ({
      title: `“${figures.name('campaign')}” loses most of its auctions to better ads`,
      description: `${figures.say('lostToRank')} of the possible impressions were lost to the rank: to bids, and to how well ad and page fit the search. More budget would not help here.`,
      recommendations: [
        'Look at the search terms of the campaign: ads that fit few of them rank low everywhere.',
        'Split keywords that mean different things into ad groups of their own, with ads that name them.',
        'Let each ad lead to the page of the very thing that was searched for.',
        'Only then try higher bids, within what a click may cost.',
      ],
    }),
    formula: () =>
      `Share lost to rank above 50%, by the impressions that could have been had. What better ranks would bring cannot be worked out from it, so no amount is given.${FROM_ACCOUNT}`,
  },
  account_below_break_even: {
    words: (figures) => ({
      title: `“${figures.name('campaign')}” costs more than its sales can bear`,
      description: `This campaign brings back ${figures.say('roas')} times what it costs; to be no loss it would have to bring ${figures.say('breakEven')} times (${figures.source('breakEven')}). That is based on ${figures.say('conversions')} conversions.${spent(figures)}`,
      recommendations: [
        'Look first at its search terms and products, and remove what brings nothing.',
        'Set a target return at break-even, or lower the bids in small steps.',
        'If new customers come back to you often, reckon with what they bring later before you stop it.',
        'Pause it if it stays below break-even for another month.',
      ],
    }),
    formula: () =>
      'Return = value of the conversions ÷ cost. At stake: cost − value ÷ break-even, for 30 days. Only campaigns with at least 30 conversions.',
  },
  account_no_conversions: {
    words: (figures) => ({
      title: `“${figures.name('campaign')}” spends and brings no order`,
      description: `After ${figures.say('clicks')} clicks there was not one conversion. At the rate of your other campaigns there should have been about ${figures.say('expectedConversions')}.${spent(figures)}`,
      recommendations: [
        'Pause the campaign.',
        'Look at its search terms, places and the page that its ads lead to.',
        'Turn it on again only with a change, and with a small budget.',
      ],
    }),
    formula: () =>
      'Expected = clicks × conversions per click of the other campaigns; at least 30. At stake: its cost in 30 days.',
  },
  account_one_campaign: {
    words: (figures) => ({
      title: `Nearly all of your money is in one campaign: “${figures.name('campaign')}”`,
      description: `${figures.say('costShare')} of the cost is spent in one of ${figures.say('campaigns')} campaigns. The others get so little that there is no telling whether they would do better.`,
      recommendations: [
        'Compare the returns of the campaigns, where they have conversions enough.',
        'Give one of the small ones a budget for a month with which it can reach 30 conversions.',
        'Judge it then, and divide the money by what came back.',
      ],
    }),
    formula: () =>
      'The cost of the most expensive campaign ÷ all cost, above 80%, with at least 3 campaigns. No amount is given, as the others are not known well enough.',
  },
  account_dearer_clicks: {
    words: (figures) => ({
      title: `Your clicks have become ${figures.say('dearer')} more expensive`,
      description: `A click costs ${figures.say('dearer')} more than in as many days before.${
        figures.has('clickNow')
          ? ` It was ${figures.say('clickBefore')} and is ${figures.say('clickNow')}.`
          : ''
      } That may be the season or new competitors, or bids and keywords that were changed.`,
      recommendations: [
        'Look in the change history of the account what was changed in these days.',
        'Import your auction insights on this page, and look who bids now.',
        'See which campaign became more expensive, and whether its orders became more valuable too.',
        'Limit the bids where they did not.',
      ],
    }),
    formula: () =>
      'Cost per click of these days ÷ that of as many days before, with at least 100 clicks each. At stake: the difference × clicks, for 30 days.',
  },
  account_season_budget: {
    words: (figures) => ({
      title: `Raise your daily budgets before ${figures.month('month')}`,
      description: `The forecast expects the next 30 days to bring ${figures.say('seasonChange')} more than the last ones. Your campaigns have used ${figures.say('used')} of their budgets already, so there is little room for it.${
        figures.has('seasonBudget')
          ? ` All daily budgets together come to ${figures.say('campaignBudget')} in 30 days; in step with the season that would be ${figures.say('seasonBudget')}.`
          : ''
      }`,
      recommendations: [
        'Raise the daily budgets in small steps some days before, those with the best return first.',
        'Check the stock of what you advertise.',
        'Put the day on which you lower them again into your calendar now.',
      ],
    }),
    formula: () =>
      'Daily budgets × 30, against what was spent; the next 30 days by the forecast of your store. At stake: the added budget × (return − break-even), if the return stays as it is.',
  },
} satisfies Record<string, Speech>;

function spent(figures: FigureReader): string {
  return figures.has('adCost') ? ` In these days ${figures.say('adCost')} was spent on it.` : '';
}
