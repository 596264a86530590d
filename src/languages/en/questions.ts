import type { QuestionWords } from '#languages/question-words.ts';

export const questions: QuestionWords = {
  concepts: {
    why: 'why',
    revenue: 'revenue turnover income earn takings proceeds =money =spend =spent =spends',
    sales: 'sales =sale',
    sell: '=sell =sold =selling =sells',
    net: '=net',
    gross: '=gross',
    shipping: 'shipping postage',
    tax: '=tax =taxes =vat',
    discounts: 'discount',
    change:
      'chang drop =fall =fell =falling declin =rise =rose =rising =grow =grew =growing growth increas decreas =down',
    orders: 'order =oders purchas',
    worth: '=worth =value =aov',
    average: 'averag =avg =aov =mean typical',
    units: '=unit =units =piece =pieces =quantity',
    customers: 'customer buyer client shopper =people',
    new: '=new =first',
    returning: 'returning repeat loyal =again =back',
    guests: 'guest',
    kinds: '=type =types =kind =kinds =segment =segments',
    refunds: 'refund =return =returns =returned',
    cancelled: 'cancel',
    unpaid: 'unpaid',
    products: 'product =item =items article bestsell seller',
    best: 'best =top =most popular strongest highest busiest biggest',
    worst: 'worst =least slowest weakest fewest lowest poor',
    places: 'countr =where location region',
    cities: '=city =cities =town =towns',
    channels: 'channel',
    carts: '=cart =carts basket checkout abandon',
    conversion: 'conversion',
    rate: 'percent =rate =rates =share =ratio',
    forecast: 'forecast predict expect upcoming project =next =will =future outlook',
    hour: 'hour =time =times =when =clock',
    day: '=day =days weekday',
    week: '=week =weeks',
    month: '=month =months',
    how: '',
    count: '=many =number =count',
  },
  fillers: `how much did do does i we my our me us the a an of in on for from was were is are am have has had what which show
  tell give please total far so get got make made making amount store shop by to with and at there this that these
  those it its can could you know about per be been come came coming comes place placed placing list see want need
  ordered ordering purchased currently now right all sum up figures figure stats stat data big high low doing do go
  went going performing perform period year days today out left still open size or their they them business during
  over brought bring brings buy buying bought buys often sort things some really exactly through via between as
  compare compared each every one ones given live lives living also then only just instead same ok okay hi hello
  what whats more less better worse gets getting collect collected collecting given while thing number numbers
  breakdown split`,
  // “US” is a country, “us” is we.
  corrections: [[/\bUS\b/g, 'USA']],
  goingOn:
    /^(and|now|only|just|also|then|instead|what about|how about|and what about|same|(from|of|for) (new|first|returning|repeat|guests?))\b/,
  pointsBack: /^(ones|they|them|their|those|these)$/,
  everywhere: /^(everywhere|worldwide|globally|all (the )?countries)\b/,
  phrases: [
    [/^(for )?(the |a )?(second|2nd) (time|order)\b/, ['returning', 'ever']],
    [/^(more than once|twice)\b/, ['returning', 'twice', 'ever']],
    [/^(existing|old|previous) (?=customers?|buyers?|clients?)/, ['returning']],
    [/^without an? account\b/, ['guests']],
    [
      /^what( s| is| are| did| do| has| have)?( i| we| my store| our store)?( been)? (sell|sold|selling|sells)\b/,
      ['sell', 'products'],
    ],
    [/^(did not|didn t|do not|don t|not|never) (sell|sold|selling)\b|^unsold\b/, ['sell', 'worst']],
    [/^(per|for each|by each) order\b/, ['orders', 'average']],
    [/^how much (did|do|have|has|had) (i|we|my store|the store|the shop) (make|made)\b/, ['revenue']],
    [/^how (was|were|is|are|did|has|have)\b/, ['how']],
  ],
  notOurs:
    /^(?:(?:per|each) (?:customer|buyer|person|client|visitor)\b|(?:by|per|each|every) (?:the )?(?:year|quarter)\b|(?:year|quarter)ly\b)/,
  channels: {
    web: /^(online (store|shop)|web ?sit\w*|(my|our|the) website|website|web|online)\b/,
    pos: /^(point of sale|pos|in person|in store)\b/,
    shopify_draft_order: /^draft(?= orders?\b)/,
  },
  originNotRecorded:
    /^(instagram|facebook|tiktok|google|pinterest|twitter|youtube|whatsapp|newsletter|ads?$|advert|campaign|influencer)/,
  comparing: {
    before: ['compared', 'compare', 'comparison', 'versus', 'vs', 'against', 'than', 'relative'],
    after: [],
  },
  conjunctions: ['and'],
  wholeQuestion: null,
  particles: [],
  timeDimensions: [
    [/^(?:(?:by|per|each|every) (?:the )?(?:day of the week|weekday)|by day of week)\b/, 'weekday'],
    [/^(?:(?:by|per|each|every) (?:the )?day\b|daily\b|day by day\b)/, 'day'],
    [/^(?:(?:by|per|each|every) (?:the )?week\b|weekly\b|week by week\b)/, 'week'],
    [/^(?:(?:by|per|each|every) (?:the )?month\b|monthly\b|month by month\b)/, 'month'],
    [/^(?:(?:by|per|each|every) (?:the )?hour\b|hourly\b)/, 'hour'],
  ],
  topWords: ['top', 'best', 'worst', 'bottom'],
  ahead: ['next', 'coming', 'following'],
  tomorrow: ['tomorrow'],
  firstTime: /^first time\b/,
  orderingVerbs: ['ordered', 'ordering', 'purchased'],
  placingOrders: null,
  customersWon: null,
  countries: {
    names: {
      uk: 'GB',
      britain: 'GB',
      'great britain': 'GB',
      england: 'GB',
      usa: 'US',
      america: 'US',
      'united states of america': 'US',
      turkey: 'TR',
      holland: 'NL',
      korea: 'KR',
      uae: 'AE',
      'czech republic': 'CZ',
    },
    ending: null,
  },
};
