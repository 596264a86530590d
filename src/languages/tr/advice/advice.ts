import { accountCampaignSpeeches } from './account-campaigns.ts';
import { accountLabels } from './account-labels.ts';
import { accountPartSpeeches } from './account-parts.ts';
import { campaignSpeeches } from './campaigns.ts';
import { customerSpeeches } from './customers.ts';
import { labels, sources } from './labels.ts';
import { moneySpeeches } from './money.ts';
import { productSpeeches } from './products.ts';
import { timeAndPlaceSpeeches } from './times-and-places.ts';

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
