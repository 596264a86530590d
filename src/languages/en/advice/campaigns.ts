import type { Speech } from '#languages/finding-words.ts';

const NO_MONEY = ' No amount is given, as what it would bring is not known.';

export const campaignSpeeches = {
  write_search_ads: {
    words: (figures) => ({
      title: 'Write search ads for what sells best',
      description: `Products that sell enough to be worth an ad of their own: ${figures.say('productsSelling')}. A search ad holds up to ${figures.say('headlines')} headlines and ${figures.say('descriptions')} descriptions, of which Google shows those that fit the search.`,
      recommendations: [
        'Let this page write the texts from your products; their lengths are counted as Google counts them.',
        'Read and change them: you know what is true.',
        'Download the file and import it in Google Ads Editor. Everything in it is paused.',
        'Look through it there, post it, and turn on what you want to run. The undo file removes it again.',
      ],
    }),
    formula: () => `Products of which at least 5 units were sold and that are in stock.${NO_MONEY}`,
  },
  choose_keywords: {
    words: (figures) => ({
      title: 'Choose keywords from what really sells',
      description: `Begin with the names of products that sell: there are ${figures.say('productsSelling')} of them. People who type such a name know what to buy; general words come later, and with a budget of their own.`,
      recommendations: [
        'Use the names of the products and their kinds as keywords, as exact and phrase match.',
        'Look up in the Keyword Planner of Google Ads how often they are searched in your countries.',
        'Add negative keywords for what you do not sell, such as repairs, rentals or free samples.',
        'Look at the search terms every week, and exclude what costs and brings nothing.',
      ],
    }),
    formula: () => `Products of which at least 5 units were sold and that are in stock.${NO_MONEY}`,
  },
  send_feed: {
    words: (figures) => ({
      title: 'Send Google the list of your products',
      description: `Shopping ads are made from the list of your ${figures.say('products')} products, not from texts that you write.${
        figures.has('medianPrice')
          ? ` Half of them cost ${figures.say('medianPrice')} or less: with labels for expensive and cheap ones you can bid on them separately.`
          : ''
      }`,
      recommendations: [
        'Open an account at Google Merchant Center, and let it verify the address of your shop.',
        'Let your shop platform send the products by its app for Google, or give Merchant Center the address of a product file.',
        'Use the custom labels for price classes and best sellers.',
        'Fix what Merchant Center refuses, and link it with your Google Ads account.',
        'Then create the Shopping campaign in Google Ads.',
      ],
    }),
    formula: () => `Products on sale, and the median of their prices.${NO_MONEY}`,
  },
  mend_feed: {
    words: (figures) => ({
      title: `Fix the texts of ${figures.say('withProblem')} products`,
      description: `${figures.say('withProblem')} of ${figures.say('products')} products (${figures.say('share')}) have a title or a description that does badly in Google’s product list.${
        figures.has('bestSellersWithProblem')
          ? ` Best sellers among them: ${figures.say('bestSellersWithProblem')}.`
          : ''
      }`,
      recommendations: [
        'Open the check of the product list on this page; best sellers come first.',
        'Put what it is, for whom, and its colour, size or material into the title, the most important first.',
        'Describe the product, not the shop; leave out offers, capitals and links.',
        'Change it in your shop, so that shop and ads say the same.',
      ],
    }),
    formula: () => `Products with a problem in title or description ÷ all products on sale.${NO_MONEY}`,
  },
  add_pictures: {
    words: (figures) => ({
      title: `Add pictures to ${figures.say('withoutPicture')} products`,
      description: `${figures.say('withoutPicture')} of ${figures.say('products')} products (${figures.say('share')}) have no picture. Google’s product list asks for one, so they cannot be advertised with Shopping ads.`,
      recommendations: [
        'Open the check of the product list on this page, and choose those without a picture.',
        'Photograph the product alone before a light background, without text or marks in the picture.',
        'Use large pictures: at least 500 × 500 pixels are asked for from 31 January 2027 on, and 1500 are recommended.',
      ],
    }),
    formula: () => `Products without a picture ÷ all products on sale.${NO_MONEY}`,
  },
} satisfies Record<string, Speech>;
