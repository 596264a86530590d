import { ACTIVITIES, type SubjectKind } from '#shared/core/activity.ts';
import type { Activity } from '#shared/operations/activity.ts';
import { paths } from '#web/core/app/paths.ts';

const PAGES: Record<SubjectKind, string> = {
  post: paths.calendar,
  schedule: paths.calendar,
  'social-account': `${paths.settings}#social-accounts`,
  store: paths.stores,
  figures: paths.analytics,
  content: paths.contentCreator,
  ads: paths.ads,
  account: paths.settings,
};
const OWN_PAGES: Partial<Record<Activity['kind'], string>> = {
  'experiment-started': paths.experiment,
  'experiment-ended': paths.experiment,
  'shop-page-changed': paths.shopPage,
  'write-back-changed': paths.writeBack,
  'mark-removed': paths.writeBack,
  'marks-removed': paths.writeBack,
  'costs-saved': paths.costs,
  'profit-rules-changed': paths.costs,
  'shipping-invoice-imported': paths.costs,
  'currency-chosen': paths.rates,
  'currencies-apart': paths.rates,
  'rates-imported': paths.rates,
  'rates-removed': paths.rates,
  'rate-entered': paths.rates,
  'rate-removed': paths.rates,
  'password-changed': `${paths.settings}#security`,
  'google-connected': `${paths.settings}#security`,
  'passkey-added': `${paths.settings}#security`,
  'passkey-renamed': `${paths.settings}#security`,
  'passkey-removed': `${paths.settings}#security`,
  'second-factor-on': `${paths.settings}#security`,
  'second-factor-off': `${paths.settings}#security`,
  'recovery-codes-renewed': `${paths.settings}#security`,
  'member-invited': paths.members,
  'invitation-withdrawn': paths.members,
  'member-joined': paths.members,
  'member-changed': paths.members,
  'member-removed': paths.members,
  'member-left': paths.members,
  'second-factor-required': paths.members,
  'second-factor-optional': paths.members,
  'access-token-made': paths.accessTokens,
  'access-token-revoked': paths.accessTokens,
  'mails-changed': `${paths.settings}#notifications`,
  'export-made': `${paths.settings}#my-data`,
  'customer-data-exported': `${paths.settings}#privacy-requests`,
  'customer-data-deleted': `${paths.settings}#privacy-requests`,
  'store-data-deleted': `${paths.settings}#privacy-requests`,
};
const PIECES = ['piece-saved', 'piece-deleted', 'pieces-cleared'];

/** Where one sees what an entry is about; null where it is gone with what was done. */
export function addressOf({ kind, subject }: Activity): string | null {
  if (/-(deleted|disconnected|cleared)$/.test(kind) && !(kind in OWN_PAGES)) return null;
  if (PIECES.includes(kind)) return paths.contentCreator;
  if (ACTIVITIES[kind] === 'post' && subject.id) return `${paths.calendar}?scheduled=${subject.id}`;
  return OWN_PAGES[kind] ?? PAGES[ACTIVITIES[kind]];
}
