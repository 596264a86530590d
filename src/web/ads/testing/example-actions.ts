import type { AdsAction } from '#shared/ads/ads.ts';

/** An action as the server sends it; `subject` distinguishes several. */
export function exampleAction(given: Partial<AdsAction> = {}): AdsAction {
  return {
    subject: 'promote:product:copper-kettle',
    type: 'promote_product',
    category: 'products',
    impact: 'high',
    title: 'Advertise “Copper Kettle”',
    description:
      'It brought £4,120 in the last 30 days, 86 are in stock, and its price bears a click of up to £0.74.',
    data: [
      { name: 'Net sales', value: 4_120, unit: 'money', text: '£4,120' },
      { name: 'In stock', value: 86, unit: 'count', text: '86' },
      { name: 'Most a click may cost', value: 0.74, unit: 'money', text: '£0.74' },
    ],
    atStake: 1_240,
    currency: 'GBP',
    effort: 'hour',
    steps: [
      'Open Campaigns and begin a new campaign for sales.',
      'Choose Search and the countries you deliver to.',
      'Set the most a click may cost to £0.74.',
    ],
    evidence: {
      period: { from: '2026-10-22', to: '2026-11-20' },
      formula: 'Most a click may cost = price × conversion rate ÷ 2.5.',
      table: {
        columns: [
          { label: 'Product', unit: 'text' },
          { label: 'Net sales', unit: 'money' },
        ],
        rows: [['Copper Kettle', '£4,120']],
      },
    },
    basis: { kind: 'store', source: null, cases: 131 },
    wording: 'builtin',
    status: 'open',
    snoozedUntil: null,
    doneAt: null,
    outcome: null,
    ...given,
  };
}

/** Open ones first, as the server ranks them. */
export function exampleActions(): AdsAction[] {
  return [
    exampleAction({
      subject: 'measurement:conversions',
      category: 'measurement',
      title: 'Measure what ads bring before you spend',
      description: 'Without conversions and their values nobody can say which ad earns its money.',
      data: [],
      atStake: 1_901,
      effort: 'day',
      basis: { kind: 'assumption', source: 'budget_share', cases: null },
    }),
    exampleAction(),
    exampleAction({
      subject: 'season:december',
      category: 'timing',
      impact: 'medium',
      title: 'December is your strongest month: plan its budget now',
      description: 'In two years December brought 61% more than an average month, and clicks get dearer.',
      data: [{ name: 'December beside an average month', value: 61, unit: 'percent', text: '+61%' }],
      atStake: 880,
      basis: { kind: 'benchmark', source: 'triple_whale_2024', cases: null },
    }),
    exampleAction({
      subject: 'feed:titles',
      category: 'feed',
      impact: 'medium',
      title: 'Mend 37 product titles',
      description: '37 of your best sellers have titles that say too little for Shopping ads.',
      atStake: 410,
      wording: 'provider',
    }),
    exampleAction({
      subject: 'audiences:win-back',
      category: 'audiences',
      impact: 'low',
      title: 'Show ads to 214 good customers who stay away',
      description: 'They spent £61 an order and have not come back for twice as long as usual.',
      atStake: 320,
      basis: { kind: 'store', source: null, cases: 214 },
    }),
    exampleAction({
      subject: 'places:leave-out',
      category: 'places',
      impact: 'low',
      title: 'Leave out places that order little',
      description: 'Eleven countries made up less than 1% of the orders together.',
      atStake: null,
      effort: 'minutes',
      basis: { kind: 'store', source: null, cases: 12 },
    }),
    exampleAction({
      subject: 'keywords:brand',
      category: 'keywords',
      impact: 'low',
      title: 'Bid on the name of your store',
      description: 'Who looks for you by name should find you first.',
      data: [],
      atStake: null,
      effort: 'minutes',
    }),
    exampleAction({
      subject: 'budget:evening',
      category: 'budget',
      title: 'Spend more between 18:00 and 22:00',
      description: 'Almost a third of your orders are placed then.',
      status: 'snoozed',
      snoozedUntil: '2026-12-01',
    }),
    exampleAction({
      subject: 'products:sold-out',
      title: 'Stop advertising what is sold out',
      description: 'Four advertised products have nothing in stock.',
      status: 'done',
      doneAt: '2026-11-16T10:00:00.000Z',
      outcome: {
        verdict: 'too_early',
        measure: 'Net sales of the store',
        unit: 'money',
        before: null,
        after: null,
        beforeDays: { from: '2026-11-02', to: '2026-11-15' },
        afterDays: { from: '2026-11-17', to: '2026-11-30' },
        days: 5,
        needed: 14,
        yearBefore: null,
        change: null,
        readyOn: '2026-12-01',
        text: 'The answer comes on 1 December 2026, after 14 full days.',
        basis: { kind: 'store', source: null, cases: null },
      },
    }),
    exampleAction({
      subject: 'audiences:exclude',
      category: 'audiences',
      title: 'Leave recent buyers out of ads for new ones',
      description: 'They would have come back anyway.',
      status: 'dismissed',
    }),
  ];
}
