import type { Speech } from '#server/ads/advice/actions/wording/language.ts';

export const customerSpeeches = {
  win_back: {
    words: (told) => ({
      title: `Win back ${told.say('customers')} good customers with a customer list`,
      description: `These customers have brought ${told.say('netSales')} so far and have been quiet for a while. If ${told.say('response')} of them (${told.source('response')}) ordered once more for their usual ${told.say('perOrder')}, that would be ${told.say('back')} orders worth ${told.say('ifTheyOrder')}.`,
      steps: [
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
    words: (told) => ({
      title: 'Leave recent buyers out of ads for new customers',
      description: `${told.say('returningBuyers')} of ${told.say('buyers')} buyers (${told.say('share')}) had bought before. If clicks are spread like buyers, as much of the budget pays for people who know you already.${
        told.has('medianDays')
          ? ` Among those who order again, half of all repeat orders come within ${told.say('medianDays')} days of the one before.`
          : ''
      }`,
      steps: [
        'In Google Ads open the audience manager, and make a list of buyers: from the purchases that the Google tag reports, or from a customer list.',
        'Open the audiences of each campaign that looks for new customers, and exclude the list.',
        'Leave campaigns that bring customers back as they are.',
      ],
    }),
    formula: (told) =>
      `Buyers of the period who had bought before ÷ all buyers.${told.has('budget') ? ' At stake: budget of 30 days × this share.' : ''}`,
  },
  abandoned_carts: {
    words: (told) => ({
      title: `Remind the owners of ${told.say('carts')} open carts`,
      description: `Carts of this period worth ${told.say('value')} are still open, ${told.say('perCart')} each on average. ${
        told.kind === 'known'
          ? `In this store ${told.say('recoveryRate')} of abandoned carts come back, which would be ${told.say('recoverable')}.`
          : `If only ${told.say('recoveryRate')} of them came back (${told.source('recoveryRate')}), that would be ${told.say('recoverable')}.`
      }`,
      steps: [
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
