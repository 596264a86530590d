import type { FigureReader, Speech } from '#languages/finding-words.ts';

export const accountPartSpeeches = {
  account_waste_terms: {
    words: (figures) => ({
      title: `Exclude search terms that only cost: “${figures.name('first')}” first`,
      description: `Search terms that cost a lot and brought nothing: ${figures.say('terms')}. Together they had ${figures.say('clicks')} clicks and not one conversion.${spent(figures)} At the rate of your account that is not chance, although many terms were looked at.`,
      recommendations: [
        'Read the terms in the table: keep those that you do sell, and look at their page and ad instead.',
        'In Google Ads open the search terms of the campaign and choose the others.',
        'Add them as negative keywords, as exact match, or the word that they share as phrase match.',
        'Look at the search terms again in two weeks.',
      ],
    }),
    formula: () =>
      'Cost above 2 × the account’s cost per conversion without a conversion, which is unlikely in so many clicks (exact binomial test; of the terms named, at most 10% are expected to be there by chance: Benjamini and Hochberg). At stake: their cost in 30 days.',
  },
  account_good_terms: {
    words: (figures) => ({
      title: `Give search terms that sell a keyword of their own: “${figures.name('first')}”`,
      description: `Search terms after which far more is bought than after others: ${figures.say('terms')}. Of the clicks after the first one ${figures.say('termRate')} led to a conversion, and ${figures.say('accountRate')} in the whole account.`,
      recommendations: [
        'Look whether the terms in the table are keywords already.',
        'Add those that are not as exact match, in an ad group of their own.',
        'Write an ad that names the term, and lead it to the page of that very thing.',
        'Give it a budget that is not used up by general keywords.',
      ],
    }),
    formula: () =>
      'At least 10 conversions, a rate at least 1.2 times that of the account, by chance in 1% of cases at most, and a return above break-even. No amount is given, as the searches that are missed are not known.',
  },
  account_brand: {
    words: (figures) => ({
      title: 'Most of your conversions come from people who searched for you by name',
      description: `${figures.say('brandShare')} of the conversions came after searches with the name of your store, in ${figures.say('clicks')} clicks. Many of these people would have come anyway, so the account looks better than what it adds.${spent(figures)}`,
      recommendations: [
        'Put searches for your name into a campaign of their own, with a budget of its own.',
        'Exclude your name in the other campaigns, so that their return is that of new customers.',
        'Lower the bids on your name in steps, as long as no one else is shown above you.',
      ],
    }),
    formula: () =>
      'Conversions after search terms that hold the name of your store ÷ all conversions. No amount is given, as it is not known who would have come anyway.',
  },
  account_country: {
    words: (figures) => ({
      title: `Your ads cost money where no one orders: ${figures.countries()}`,
      description: `${figures.say('clicks')} clicks came from there without a conversion, and none of the ${figures.say('orders')} orders of your store has an address there.${
        figures.has('adCost')
          ? ` They cost ${figures.say('adCost')}, which is ${figures.say('costShare')} of all.`
          : ` They took ${figures.say('costShare')} of the cost.`
      }`,
      recommendations: [
        'Open the settings of each campaign, and there the locations.',
        'Exclude these countries, unless you mean to sell there.',
        'In the options of the locations choose people who are in your places, not those who are only interested in them.',
      ],
    }),
    formula: () =>
      'Countries of people who clicked, with a cost above 2 × the cost per conversion, no conversion (by chance in 1% of cases at most) and no order of the store in these days. At stake: their cost in 30 days.',
  },
  account_device: {
    words: (figures) => ({
      title: {
        mobile: 'Clicks on phones bring far less than others',
        desktop: 'Clicks on computers bring far less than others',
        tablet: 'Clicks on tablets bring far less than others',
      }[figures.kind]!,
      description: `There were ${figures.say('conversions')} conversions after ${figures.say('clicks')} clicks on this device (${figures.say('partRate')}); at the rate of the others (${figures.say('otherRate')}) there should have been about ${figures.say('expectedConversions')}.${spent(figures)}`,
      recommendations: [
        'Place an order on such a device yourself: a slow page or a form that does not fit is fixed in the shop, not in the ads.',
        'With manual bidding, lower the bids for this device in the campaign.',
        'Smart Bidding looks at the device by itself and knows only “minus 100%”: leave it, unless the shop cannot be used there.',
      ],
    }),
    formula: () =>
      'Expected = clicks × conversions per click of the other devices; at least 30, of which came at most 50%, by chance in 1% of cases at most. At stake: cost × (1 − conversions ÷ expected), for 30 days.',
  },
  account_partners: {
    words: (figures) => ({
      title: 'Google’s search partners bring far less than Google itself',
      description: `There were ${figures.say('conversions')} conversions after ${figures.say('clicks')} clicks on search partners (${figures.say('partRate')}); at the rate of the others (${figures.say('otherRate')}) there should have been about ${figures.say('expectedConversions')}.${spent(figures)}`,
      recommendations: [
        'Open the settings of each search campaign, and there the networks.',
        'Remove the search partners.',
        'Look after a month whether orders have stayed the same.',
      ],
    }),
    formula: () =>
      'Expected = clicks × conversions per click elsewhere; at least 30, of which came at most 50%, by chance in 1% of cases at most. At stake: cost × (1 − conversions ÷ expected), for 30 days.',
  },
  account_hours: {
    words: (figures) => ({
      title: 'Your ads run at hours when no one orders',
      description: `In the hours of the table there were ${figures.say('clicks')} clicks and not one conversion, where about ${figures.say('expectedConversions')} should have come. Number of such hours in the day: ${figures.say('emptyHours')}.${spent(figures)}`,
      recommendations: [
        'Open the campaign, and there the ad schedule.',
        'Enter only the other hours: ads are not shown in hours that are left out. That holds with Smart Bidding too.',
        'Mind the time zone: these are hours of the account.',
        'If you sell into other time zones, give those a campaign of their own first.',
      ],
    }),
    formula: () =>
      'Hours without a conversion in which at least 3 should have come at the account’s rate, together at least 30. At stake: their cost in 30 days.',
  },
  account_weekday: {
    words: (figures) => ({
      title: `Your ads bring far less on ${figures.weekday('weekday')}`,
      description: `There were ${figures.say('conversions')} conversions after ${figures.say('clicks')} clicks on this weekday; at the rate of the other days there should have been about ${figures.say('expectedConversions')}.${spent(figures)}`,
      recommendations: [
        'Look whether something is different on that day: delivery, opening hours, offers.',
        'Open the campaign, and there the ad schedule, and enter this weekday as a time of its own.',
        'With manual bidding, lower its bids. Smart Bidding ignores such changes: there, leave the day out only if it stays that weak.',
      ],
    }),
    formula: () =>
      'Expected = clicks × conversions per click of the other days; at least 30, of which came at most 50%, by chance in 1% of cases at most. At stake: cost × (1 − conversions ÷ expected), for 30 days.',
  },
  account_sold_out: {
    words: (figures) => ({
      title: `Your ads still show what is sold out: “${figures.name('first')}”`,
      description: `Advertised products of which nothing is left: ${figures.say('products')}. They had ${figures.say('clicks')} clicks.${spent(figures)} People who clicked could not buy.`,
      recommendations: [
        'Look in Merchant Center whether the availability of these products is up to date; it should follow your stock by itself.',
        'Exclude them in the product groups of the campaign until they are there again.',
        'Reorder what is clicked most.',
      ],
    }),
    formula: () =>
      'Products of the ads, found in your store by id, SKU or title, with nothing on hand today and at least 30 clicks together. At stake: their cost in 30 days.',
  },
  account_no_sales: {
    words: (figures) => ({
      title: `Products are clicked and not bought: “${figures.name('first')}” first`,
      description: `Products whose clicks cost much without one conversion: ${figures.say('products')}, with ${figures.say('clicks')} clicks together.${spent(figures)} At the rate of your account that is not chance.`,
      recommendations: [
        'Open their pages as a customer: price, delivery costs, pictures and stock.',
        'Compare the price with that of others who are shown next to you.',
        'Exclude those that you cannot fix in the product groups, or bid less on them.',
      ],
    }),
    formula: () =>
      'Cost above 2 × the cost per conversion, no conversion, and unlikely at the account’s rate (exact binomial test; of the products named, at most 10% are expected to be there by chance). At stake: their cost in 30 days.',
  },
  account_not_advertised: {
    words: (figures) => ({
      title: `Your ads leave out best sellers: “${figures.name('first')}”`,
      description: `Best sellers in stock that no product ad has shown: ${figures.say('products')}. Shown were ${figures.say('advertised')} products of your store.`,
      recommendations: [
        'Look in Merchant Center whether these products are there and approved.',
        'Look whether a product group or a listing group leaves them out.',
        'Give best sellers a label of their own, and a campaign that is not used up by others.',
      ],
    }),
    formula: () =>
      'The 10 best sellers with stock for 30 days, less the products of the ads that were found in your store. No amount is given, as what they would sell by ads is not known.',
  },
  account_disapproved: {
    words: (figures) => ({
      title: 'Google has disapproved some of your ads',
      description: `Of the ${figures.say('ads')} ads of your campaigns these were disapproved: ${figures.say('disapprovedAds')}. They are not shown, and their ad groups may be left without any.`,
      recommendations: [
        'In Google Ads open the ads, and filter them by the status “disapproved”.',
        'Read the reason next to each: it is often the page, not the text.',
        'Fix it and save the ad, so that it is reviewed again; appeal if the reason does not apply.',
      ],
    }),
    formula: () => 'As the account itself says, of campaigns that are on. No amount is given.',
  },
  account_weak_ads: {
    words: (figures) => ({
      title: 'Google rates some of your ads as poor',
      description: `Of the ${figures.say('ads')} ads of your campaigns these have the ad strength “poor”: ${figures.say('weakAds')}. The rating says how much choice Google has, not how much an ad sells; but such ads fit fewer searches.`,
      recommendations: [
        'Let this page write headlines and descriptions from your products, and choose those that are true.',
        'Say different things in each: the product, the price, delivery, returns.',
        'Unpin headlines that need not stand at one place.',
      ],
    }),
    formula: () => 'As the account itself says, of campaigns that are on. No amount is given.',
  },
  account_few_headlines: {
    words: (figures) => ({
      title: 'Some of your ads have few headlines',
      description: `Of the ${figures.say('ads')} ads of your campaigns these have only a few headlines: ${figures.say('adsWithFewHeadlines')}. The more different ones there are, the more searches an ad fits.`,
      recommendations: [
        'Open the ads with few headlines in Google Ads.',
        'Add headlines until there are at least 8; 15 fit, with 30 letters each.',
        'Let this page write some from your products, and keep those that are true.',
      ],
    }),
    formula: () =>
      'Ads of campaigns that are on with fewer than 8 headlines; Google’s own template asks for at least 5. No amount is given.',
  },
} satisfies Record<string, Speech>;

function spent(figures: FigureReader): string {
  return figures.has('adCost') ? ` They cost ${figures.say('adCost')}.` : '';
}
