import { type FileSpec, plainColumns } from './file-spec.ts';

/** What belongs to the account itself. */
export const ACCOUNT_RECORDS: FileSpec[] = [
  {
    path: 'profile.json',
    about: { en: 'You, as you signed up.', tr: 'Kayıt bilgileriniz.' },
    source: { table: 'users', of: 'id', key: ['id'], without: ['password', 'deleted_at'] },
  },
  {
    path: 'notifications.json',
    about: { en: 'Which mails you want.', tr: 'Hangi e-postaları istediğiniz.' },
    source: { table: 'notification_settings', of: 'user_id', key: ['user_id'] },
  },
  {
    path: 'notices.json',
    about: { en: 'What e-mails informed you about.', tr: 'E-postayla bildirilenler.' },
    source: { table: 'notices', of: 'user_id', key: ['id'] },
  },
  {
    path: 'visits.json',
    about: { en: 'When you were here last.', tr: 'En son ne zaman burada olduğunuz.' },
    source: { table: 'visits', of: 'user_id', key: ['user_id'] },
  },
  {
    path: 'first-steps.json',
    about: { en: 'How far you came in the guided start.', tr: 'İlk adımlarda nereye kadar geldiğiniz.' },
    source: { table: 'guided_starts', of: 'user_id', key: ['user_id'] },
  },
  {
    path: 'usage.csv',
    about: { en: 'What you used of your allowances.', tr: 'Kullanım haklarınızdan harcadıklarınız.' },
    source: { table: 'usage_tracking', of: 'user_id', key: ['id'] },
    columns: plainColumns('resource_type', 'day_of_year', 'week_of_year', 'usage_count'),
  },
  {
    path: 'ai-questions.csv',
    about: {
      en: 'Questions to an AI provider: what for, how long, at what cost. Neither question nor answer is saved.',
      tr: 'Yapay zekâ sağlayıcısına sorulanlar: amacı, süresi, maliyeti. Soru da yanıt da saklanmaz.',
    },
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
    path: 'generations.json',
    about: {
      en: 'What was recently written or drawn for you.',
      tr: 'Son zamanlarda sizin için hazırlanan metinler ve görseller.',
    },
    source: {
      table: 'content_generations',
      of: 'user_id',
      key: ['id'],
      without: ['lease_token', 'lease_until', 'spent'],
    },
  },
  {
    path: 'privacy-requests.json',
    about: {
      en: 'Requests of platforms for the privacy of your customers.',
      tr: 'Platformların müşterilerinizin gizliliği için ilettiği talepler.',
    },
    source: { table: 'privacy_requests', of: 'user_id', key: ['id'] },
  },
  {
    path: 'media.json',
    about: {
      en: 'Pictures and reels that were made for you, also those that have been cleared.',
      tr: 'Sizin için hazırlanan görseller ve Reels videoları; temizlenmiş olanlar da dâhil.',
    },
    source: { table: 'generated_content', of: 'user_id', key: ['id'], without: ['file_path'] },
  },
];

/** Tables that are in no export, each with the reason. The test of the export knows no other. */
export const NOT_EXPORTED: Record<string, string> = {
  sessions: 'opens the account',
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
  call_counts: 'counts of hashed callers; a minute each',
};
