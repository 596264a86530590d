import { accountCampaignSpeeches } from './english/account-campaigns.ts';
import { accountLabels } from './english/account-labels.ts';
import { accountPartSpeeches } from './english/account-parts.ts';
import { campaignSpeeches } from './english/campaigns.ts';
import { customerSpeeches } from './english/customers.ts';
import { labels, sources } from './english/labels.ts';
import { moneySpeeches } from './english/money.ts';
import { productSpeeches } from './english/products.ts';
import { timeAndPlaceSpeeches } from './english/times-and-places.ts';

export const english = {
  speeches: {
    ...moneySpeeches,
    ...productSpeeches,
    ...timeAndPlaceSpeeches,
    ...customerSpeeches,
    ...campaignSpeeches,
    ...accountCampaignSpeeches,
    ...accountPartSpeeches,
  },
  labels: { ...labels, ...accountLabels },
  sources,
};
