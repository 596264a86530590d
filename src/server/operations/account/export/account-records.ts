import { type FileSpec, plainColumns } from './file-spec.ts';

/** What belongs to a person. */
export const PERSON_RECORDS: FileSpec[] = [
  {
    path: 'profile.json',
    source: { table: 'users', of: 'id', key: ['id'], without: ['password', 'deleted_at'] },
  },
  {
    path: 'passkeys.json',
    source: {
      table: 'passkeys',
      of: 'user_id',
      key: ['id'],
      without: ['credential_id', 'public_key', 'counter'],
    },
  },
  {
    path: 'second-factor.json',
    source: {
      table: 'second_factors',
      of: 'user_id',
      key: ['user_id'],
      without: ['secret', 'last_step', 'wrong_codes', 'wrong_since'],
    },
  },
  {
    path: 'sign-ins.json',
    source: { table: 'sign_ins', of: 'user_id', key: ['id'] },
  },
  {
    path: 'notifications.json',
    source: { table: 'notification_settings', of: 'user_id', key: ['user_id'] },
  },
  {
    path: 'visits.json',
    source: { table: 'visits', of: 'user_id', key: ['user_id'] },
  },
  {
    path: 'first-steps.json',
    source: { table: 'guided_starts', of: 'user_id', key: ['user_id'] },
  },
  {
    path: 'memberships.json',
    source: { table: 'members', of: 'user_id', key: ['account_id'] },
  },
];

/** What belongs to an account as a whole. */
export const ACCOUNT_RECORDS: FileSpec[] = [
  {
    path: 'members.json',
    source: { table: 'members', of: 'account_id', key: ['user_id'] },
  },
  {
    path: 'invitations.json',
    source: { table: 'invitations', of: 'account_id', key: ['id'], without: ['hash'] },
  },
  {
    path: 'access-tokens.json',
    source: { table: 'access_tokens', of: 'account_id', key: ['id'], without: ['hash'] },
  },
  {
    path: 'notices.json',
    source: { table: 'notices', of: 'user_id', key: ['id'] },
  },
  {
    path: 'activity.json',
    source: { table: 'activities', of: 'account_id', key: ['created_at', 'id'], without: ['account_id'] },
  },
  {
    path: 'usage.csv',
    source: { table: 'usage_tracking', of: 'user_id', key: ['id'] },
    columns: plainColumns('resource_type', 'day_of_year', 'week_of_year', 'usage_count'),
  },
  {
    path: 'ai-questions.csv',
    source: { table: 'ai_calls', of: 'user_id', key: ['id'] },
    columns: plainColumns(
      'created_at',
      'purpose',
      'provider',
      'model',
      'outcome',
      'duration_ms',
      'input_tokens',
      'output_tokens',
      'cost_micros',
      'store_id',
    ),
  },
  {
    path: 'model-choice.json',
    source: { table: 'model_choices', of: 'user_id', key: ['user_id'] },
  },
  {
    path: 'rate-lists.json',
    source: { table: 'rate_lists', of: 'user_id', key: ['id'] },
  },
  {
    path: 'entered-rates.json',
    source: {
      table: 'entered_rates',
      of: 'user_id',
      key: ['day', 'from_currency', 'to_currency'],
    },
  },
  {
    path: 'chosen-currency.json',
    source: { table: 'rate_choices', of: 'user_id', key: ['user_id'], without: ['version'] },
  },
  {
    path: 'goals-of-all-stores.json',
    source: { table: 'user_goals', of: 'user_id', key: ['month', 'currency'] },
  },
  {
    path: 'generations.json',
    source: {
      table: 'content_generations',
      of: 'user_id',
      key: ['id'],
      without: ['lease_token', 'lease_until', 'spent'],
    },
  },
  {
    path: 'privacy-requests.json',
    source: { table: 'privacy_requests', of: 'user_id', key: ['id'] },
  },
  {
    path: 'media.json',
    source: { table: 'generated_content', of: 'user_id', key: ['id'], without: ['file_path'] },
  },
];

/** Tables that are in no export, each with the reason. The test of the export knows no other. */
export const NOT_EXPORTED: Record<string, string> = {
  sessions: 'opens the account',
  api_answers: 'answers to programs, kept for a day; what they made is exported',
  access_token_calls: 'kept for a while, to be read with its token',
  recovery_codes: 'opens the account',
  data_exports: 'the exports themselves',
  webhook_subscriptions: 'holds secrets',
  webhook_events: 'names what was read again; the records are exported',
  sync_states: 'how far reading has come',
  visit_readings: 'how far reading visits has come',
  store_comparisons: 'sums of what is exported',
  analytics_cache: 'worked out from what is exported',
  insight_runs: 'when insights were last looked for',
  sales_hours: 'sums of sale_events',
  sales_days: 'sums of sale_events',
  customer_months: 'sums of orders',
  customer_totals: 'sums of orders',
  product_days: 'sums of sale_events',
  order_days: 'what is exported of orders, in another form',
  cost_readings: 'how far reading costs has come',
  finances_due: 'what is to be read again',
  profit_days: 'worked out from what is exported',
  profit_products: 'worked out from what is exported',
  profit_groups: 'worked out from what is exported',
  order_profits: 'worked out from what is exported',
  vat_days: 'worked out from what is exported',
  rate_days: 'published rates, in the file that was imported',
  call_counts: 'counts of hashed callers; a minute each',
  click_salts: 'names nobody, and gone with its day',
  click_people: 'hashes of visitors that nobody can read, and gone with their day',
};
