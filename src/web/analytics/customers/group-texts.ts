import type { CustomerGroup } from '#shared/analytics/customer-reports.ts';
import { text } from '#shared/core/sentence.ts';

interface GroupText {
  label: string;
  /** Who they are. */
  meaning: string;
  /** The one thing to do with them. */
  action: string;
}

export const groupTexts: Record<CustomerGroup, GroupText> = {
  champions: {
    label: text('Champions'),
    meaning: text('Bought recently, often and a lot'),
    action: text('Show them what is new first, and ask for a review.'),
  },
  loyal: {
    label: text('Loyal'),
    meaning: text('Buy often and a lot'),
    action: text('Reward them, for instance with early access.'),
  },
  active: {
    label: text('Active'),
    meaning: text('Bought recently, a moderate amount'),
    action: text('Suggest what goes with their last purchase.'),
  },
  new: {
    label: text('New'),
    meaning: text('Bought recently for the first time'),
    action: text('Welcome them and help with the product they bought.'),
  },
  promising: {
    label: text('Promising'),
    meaning: text('Bought not long ago, once or little'),
    action: text('Give a reason for a second order soon.'),
  },
  needs_attention: {
    label: text('Needs attention'),
    meaning: text('Neither recently nor long ago'),
    action: text('Remind them of the store with a best seller.'),
  },
  previously_loyal: {
    label: text('Previously loyal'),
    meaning: text('Bought often, but long ago'),
    action: text('Win them back with a personal offer.'),
  },
  at_risk: {
    label: text('At risk'),
    meaning: text('Good customers who stay away'),
    action: text('Send a win-back post or a discount now.'),
  },
  almost_lost: {
    label: text('Almost lost'),
    meaning: text('Bought little, and a while ago'),
    action: text('One last offer, then save the effort.'),
  },
  dormant: {
    label: text('Dormant'),
    meaning: text('Bought little, and very long ago'),
    action: text('Leave them alone, or ask whether they still want news.'),
  },
};
