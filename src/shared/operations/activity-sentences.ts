import type { ActivityKind, SubjectKind } from '#shared/core/activity.ts';
import { type Phrase, type Sentence, say, type Text, text } from '#shared/core/sentence.ts';
import type { Topic } from '#shared/outreach/notifications.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { Activity } from './activity.ts';

export const SUBJECT_TEXTS: Record<SubjectKind, Text> = {
  post: text('Posts'),
  schedule: text('Schedules'),
  'social-account': text('Social accounts'),
  store: text('Stores'),
  figures: text('Figures and goals'),
  content: text('Brand, templates and pictures'),
  ads: text('Ads'),
  account: text('Account'),
};

const ACTIVITY_TEXTS: Record<ActivityKind, Text> = {
  'post-created': text('{who} created the post “{what}”.'),
  'post-changed': text('{who} changed the post “{what}”.'),
  'post-duplicated': text('{who} duplicated the post “{what}”.'),
  'post-approved': text('{who} approved the post “{what}”.'),
  'post-retried': text('{who} had the post “{what}” sent again.'),
  'post-cancelled': text('{who} cancelled the post “{what}”.'),
  'post-restored': text('{who} restored the post “{what}”.'),
  'post-deleted': text('{who} deleted the post “{what}”.'),
  'post-confirmed': text('{who} confirmed that the post “{what}” is published.'),
  'post-denied': text('{who} said that the post “{what}” is not published.'),
  'post-written': text('{who} wrote the post “{what}” for a schedule.'),
  'post-published': text('{who} published the post “{what}” on {network}.'),
  'post-handed-over': text('{who} sent the post “{what}” to the phone for {network}.'),
  'post-found': text('{who} found the post “{what}” published on {network}.'),
  'post-unconfirmed': text('{who} could not tell whether the post “{what}” reached {network}.'),
  'post-failed': text('{who} could not publish the post “{what}” on {network}.'),
  'changes-asked': text('{who} asked for changes to the post “{what}”.'),
  'comment-written': text('{who} wrote a comment on the post “{what}”.'),
  'approval-link-made': text('{who} made a link for “{what}” to approve posts.'),
  'approval-link-extended': text('{who} extended the link for “{what}” to approve posts.'),
  'approval-link-revoked': text('{who} revoked the link for “{what}” to approve posts.'),
  'discount-made': text('{who} had the discount code {what} made for a post.'),
  'discount-removed': text('{who} removed the discount code {what} of a post.'),
  'piece-saved': text('{who} saved “{what}” to the history.'),
  'piece-deleted': text('{who} deleted “{what}” from the history.'),
  'pieces-cleared': text('{who} cleared the history of saved posts.'),
  'schedule-created': text('{who} created the schedule “{what}”.'),
  'schedule-changed': text('{who} changed the schedule “{what}”.'),
  'schedule-paused': text('{who} paused the schedule “{what}”.'),
  'schedule-resumed': text('{who} resumed the schedule “{what}”.'),
  'schedule-deleted': text('{who} deleted the schedule “{what}”.'),
  'posting-times-changed': text('{who} changed the posting times.'),
  'learning-on': text('{who} let what posts earned choose the next ones.'),
  'learning-off': text('{who} no longer lets what posts earned choose the next ones.'),
  'experiment-started': text('{who} started an experiment.'),
  'experiment-ended': text('{who} ended an experiment.'),
  'social-account-connected': text('{who} connected “{what}” on {network}.'),
  'social-account-changed': text('{who} changed how posts go out to “{what}” on {network}.'),
  'social-account-disconnected': text('{who} disconnected “{what}” on {network}.'),
  'social-account-expired': text('{who} lost access to “{what}” on {network}; it has to be connected again.'),
  'store-connected': text('{who} connected the store {what}.'),
  'store-disconnected': text('{who} disconnected the store {what}.'),
  'store-expired': text('{who} lost access to the store {what}; it has to be connected again.'),
  'store-read': text('{who} read the whole history of {what}.'),
  'shop-page-changed': text('{who} changed the shop page.'),
  'write-back-changed': text('{who} changed what is written into Shopify’s reports.'),
  'mark-removed': text('{who} removed an entry from Shopify’s reports.'),
  'marks-removed': text('{who} removed all entries of a kind from Shopify’s reports.'),
  'mark-written': text('{who} marked the post “{what}” on the charts in Shopify.'),
  'report-written': text('{who} entered the post “{what}” in Shopify’s marketing reports.'),
  'costs-saved': text('{who} changed costs of products.'),
  'profit-rules-changed': text('{who} changed the rules for profit.'),
  'shipping-invoice-imported': text('{who} imported a shipping invoice.'),
  'goal-set': text('{who} set the goal for {what}.'),
  'goal-removed': text('{who} removed the goal for {what}.'),
  'currency-chosen': text('{who} chose the currency {what} for all stores.'),
  'currencies-apart': text('{who} chose to keep the currencies of the stores apart.'),
  'rates-imported': text('{who} imported the exchange rates “{what}”.'),
  'rates-removed': text('{who} removed the exchange rates “{what}”.'),
  'rate-entered': text('{who} entered the exchange rate {what}.'),
  'rate-removed': text('{who} removed the exchange rate {what}.'),
  'insight-done': text('{who} marked the insight “{what}” as done.'),
  'insight-dismissed': text('{who} dismissed the insight “{what}”.'),
  'insight-reopened': text('{who} opened the insight “{what}” again.'),
  'card-saved': text('{who} saved a question on the dashboard.'),
  'card-removed': text('{who} removed a question from the dashboard.'),
  'template-created': text('{who} created the template “{what}”.'),
  'template-changed': text('{who} changed the template “{what}”.'),
  'template-deleted': text('{who} deleted the template “{what}”.'),
  'picture-uploaded': text('{who} uploaded the picture “{what}”.'),
  'picture-deleted': text('{who} deleted the picture “{what}”.'),
  'brand-changed': text('{who} changed the brand.'),
  'brand-reset': text('{who} reset the brand.'),
  'logo-uploaded': text('{who} uploaded a logo.'),
  'voice-changed': text('{who} changed the preferences for posts.'),
  'campaign-created': text('{who} planned the campaign “{what}”.'),
  'campaign-changed': text('{who} changed the campaign “{what}”.'),
  'campaign-deleted': text('{who} deleted the campaign “{what}”.'),
  'ads-account-connected': text('{who} connected the Google Ads account “{what}”.'),
  'ads-account-disconnected': text('{who} disconnected the Google Ads account “{what}”.'),
  'ads-report-imported': text('{who} imported the Google Ads report “{what}”.'),
  'ads-report-deleted': text('{who} deleted the Google Ads report “{what}”.'),
  'ads-written': text('{who} had the ads “{what}” written.'),
  'ads-changed': text('{who} changed the ads “{what}”.'),
  'ads-deleted': text('{who} deleted the ads “{what}”.'),
  'ads-advice-done': text('{who} marked advice on ads as done.'),
  'ads-advice-snoozed': text('{who} put advice on ads off.'),
  'ads-advice-dismissed': text('{who} dismissed advice on ads.'),
  'ads-advice-reopened': text('{who} opened advice on ads again.'),
  'ads-settings-changed': text('{who} changed the settings for ads.'),
  'customer-list-exported': text('{who} exported a list of customers for Google Ads.'),
  'password-changed': text('{who} changed the password.'),
  'name-changed': text('{who} changed the name of the account.'),
  'address-verified': text('{who} verified the email address.'),
  'google-connected': text('{who} connected a Google account to sign in with.'),
  'passkey-added': text('{who} added the passkey “{what}”.'),
  'passkey-renamed': text('{who} renamed the passkey “{what}”.'),
  'passkey-removed': text('{who} removed the passkey “{what}”.'),
  'second-factor-on': text('{who} switched two-step sign-in on.'),
  'second-factor-off': text('{who} switched two-step sign-in off.'),
  'recovery-codes-renewed': text('{who} made new recovery codes.'),
  'member-invited': text('{who} invited {what}.'),
  'invitation-withdrawn': text('{who} withdrew the invitation of {what}.'),
  'member-joined': text('{who} joined the account.'),
  'member-changed': text('{who} changed what {what} may do.'),
  'member-removed': text('{who} removed {what} from the account.'),
  'member-left': text('{who} left the account.'),
  'second-factor-required': text('{who} made a second factor a must for all members.'),
  'second-factor-optional': text('{who} made a second factor a choice of each member.'),
  'access-token-made': text('{who} made the access token “{what}”.'),
  'access-token-revoked': text('{who} revoked the access token “{what}”.'),
  'mails-changed': text('{who} changed which mails Vitrin sends.'),
  'mail-sent': text('{who} sent a mail.'),
  'model-chosen': text('{who} chose the model “{what}” on the server for captions.'),
  'model-removed': text('{who} had captions written by Vitrin again.'),
  'export-started': text('{who} started a data export.'),
  'export-made': text('{who} finished a data export.'),
  'export-failed': text('{who} could not finish a data export.'),
  'export-downloaded': text('{who} downloaded a data export.'),
  'customer-data-exported': text('{who} put together what is stored of a customer, as {what} asked.'),
  'customer-data-deleted': text('{who} deleted what was stored of a customer, as {what} asked.'),
  'store-data-deleted': text('{who} deleted the data of the store {what}, as its platform asked.'),
};

const MAIL_TEXTS: Record<Topic, Text> = {
  weeklySummary: text('Vitrin sent the weekly summary by mail.'),
  storeProblems: text('Vitrin wrote a mail about a store that needs attention.'),
  postProblems: text('Vitrin wrote a mail about posts that need attention.'),
  unusualDays: text('Vitrin wrote a mail about an unusual day.'),
  outsideAnswers: text('Vitrin wrote a mail about answers from outside.'),
  mentions: text('Vitrin wrote a mail about comments that mention a member.'),
};

const NO_NAME = phrase(text('without a name'));
const A_PERSON = phrase(text('A person'));

/** What happened, as the activity and its file say it. */
export function sentenceOf({ kind, actor, subject, details }: Activity): Sentence {
  if (kind === 'mail-sent' && details.mail) return MAIL_TEXTS[details.mail];
  return say(ACTIVITY_TEXTS[kind], {
    who: nameOfActor(actor, details),
    what: subject.name ?? NO_NAME,
    network: NETWORK_NAMES[details.network as SocialNetworkName] ?? details.network ?? NO_NAME,
  });
}

/** What a program did, its owner did by it. */
function nameOfActor(actor: Activity['actor'], { program }: Activity['details']): string | Phrase {
  if (actor.kind === 'vitrin') return 'Vitrin';
  if (actor.name === null) return A_PERSON;
  return program === undefined ? actor.name : `${actor.name} (${program})`;
}

function phrase(said: Text): Phrase {
  return { text: said, values: {} };
}
