import type { Speech } from '#languages/finding-words.ts';

export const customerSpeeches = {
  win_back: {
    words: (figures) => ({
      title: `Win back ${figures.say('customers')} good customers with a customer list`,
      description: `These customers have brought ${figures.say('netSales')} so far and have been quiet for a while. If ${figures.say('response')} of them (${figures.source('response')}) ordered once more for their usual ${figures.say('perOrder')}, that would be ${figures.say('back')} orders worth ${figures.say('ifTheyOrder')}.`,
      recommendations: [
        'Export the customer list of these groups on this page: addresses are hashed as Google asks. Only customers who agreed may be in it.',
        'In Google Ads open the audience manager, and upload the file as a customer list.',
        'Wait until Google has compared the list; that can take two days.',
        'Add the list to a campaign. Google decides from the history of your account whether it can be targeted or only observed and excluded.',
        'Offer something new, or a small thank-you that ends on a date.',
      ],
    }),
    formula: () =>
      'Customers by recency, frequency and money. At stake: the assumed share of them × net sales per order of these groups. No source we trust publishes what customer lists bring.',
  },
  leave_out_buyers: {
    words: (figures) => ({
      title: 'Leave recent buyers out of ads for new customers',
      description: `${figures.say('returningBuyers')} of ${figures.say('buyers')} buyers (${figures.say('share')}) had bought before. If clicks are spread like buyers, as much of the budget pays for people who know you already.${
        figures.has('medianDays')
          ? ` Among those who order again, half of all repeat orders come within ${figures.say('medianDays')} days of the one before.`
          : ''
      }`,
      recommendations: [
        'In Google Ads open the audience manager, and make a list of buyers: from the purchases that the Google tag reports, or from a customer list.',
        'Open the audiences of each campaign that looks for new customers, and exclude the list.',
        'Leave campaigns that bring customers back as they are.',
      ],
    }),
    formula: (figures) =>
      `Buyers of the period who had bought before ÷ all buyers.${figures.has('budget') ? ' At stake: budget of 30 days × this share.' : ''}`,
  },
  abandoned_carts: {
    words: (figures) => ({
      title: `Remind the owners of ${figures.say('carts')} open carts`,
      description: `Carts of this period worth ${figures.say('value')} are still open, ${figures.say('perCart')} each on average. ${
        figures.kind === 'known'
          ? `In this store ${figures.say('recoveryRate')} of abandoned carts come back, which would be ${figures.say('recoverable')}.`
          : `If only ${figures.say('recoveryRate')} of them came back (${figures.source('recoveryRate')}), that would be ${figures.say('recoverable')}.`
      }`,
      recommendations: [
        'First send the free reminder with the recovery link to those who left an address.',
        'Make sure that the Google tag reports what is put into the cart, with the consent of the visitors.',
        'In Google Ads open the audience manager, and make a list of visitors who put something into the cart and did not buy.',
        'Add the list to a campaign with pictures of your products, and exclude buyers.',
        'Show the ads for a few days only: after that a cart is cold.',
      ],
    }),
    formula: () => 'At stake: value of the open carts × rate at which carts come back, for 30 days.',
  },
} satisfies Record<string, Speech>;
