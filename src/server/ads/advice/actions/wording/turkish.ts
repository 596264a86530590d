import { accountCampaignSpeeches } from './turkish/account-campaigns.ts';
import { accountLabels } from './turkish/account-labels.ts';
import { accountPartSpeeches } from './turkish/account-parts.ts';
import { campaignSpeeches } from './turkish/campaigns.ts';
import { customerSpeeches } from './turkish/customers.ts';
import { labels, sources } from './turkish/labels.ts';
import { moneySpeeches } from './turkish/money.ts';
import { productSpeeches } from './turkish/products.ts';
import { timeAndPlaceSpeeches } from './turkish/times-and-places.ts';

export const turkish = {
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
