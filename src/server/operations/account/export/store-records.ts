import { type FileSpec, plainColumns } from './file-spec.ts';

const LEASES = ['lease_token', 'lease_until'];
const TOKENS = ['access_token', 'refresh_token', 'token_expires_at', 'token_refresh_until'];

const ofStore = (
  path: string,
  table: string,
  [en, tr]: [string, string],
  { key = ['id'], without = [] as string[], columns = [] as string[] } = {},
): FileSpec => ({
  path,
  about: { en, tr },
  source: { table, of: 'store_id', key, without },
  ...(columns.length > 0 ? { columns: plainColumns(...columns) } : {}),
});

/** What Vitrin made of a store, and what its owner said and set up. */
export const STORE_RECORDS: FileSpec[] = [
  {
    path: 'store.json',
    about: { en: 'The store and how it is connected.', tr: 'Mağaza ve nasıl bağlı olduğu.' },
    source: {
      table: 'connected_stores',
      of: 'id',
      key: ['id'],
      without: [...TOKENS, 'refresh_token_expires_at', 'client_secret', 'webhook_key'],
    },
  },
  ofStore('insights.json', 'ai_insights', [
    'Insights with the figures they are based on.',
    'İçgörüler ve dayandıkları rakamlar.',
  ]),
  ofStore('saved-cards.json', 'saved_cards', [
    'Questions saved on the dashboard.',
    'Ana Panel’e kaydettiğiniz sorular.',
  ]),
  ofStore('insights-history.json', 'ai_insights_history', ['Earlier insights.', 'Önceki içgörüler.']),
  ofStore('posts.json', 'social_media_posts', [
    'Posts of the content creator.',
    'İçerik Üretici’de hazırlanan gönderiler.',
  ]),
  ofStore('calendar.json', 'scheduled_posts', [
    'Posts of the calendar, whether they went out or not.',
    'Takvimdeki gönderiler; yayımlananlar ve yayımlanmayanlar.',
  ]),
  ofStore(
    'deliveries.json',
    'post_deliveries',
    [
      'Where and when each post went out, and how it was received.',
      'Her gönderinin nerede, ne zaman yayımlandığı ve aldığı etkileşim.',
    ],
    { without: [...LEASES, 'prepared'] },
  ),
  ofStore('schedules.json', 'social_media_schedules', ['Posting schedules.', 'Gönderi planları.']),
  ofStore('preferences.json', 'posting_preferences', [
    'Brand voice and posting preferences.',
    'Marka dili ve gönderi tercihleri.',
  ]),
  ofStore('templates.json', 'content_templates', ['Templates for posts.', 'Gönderi şablonları.']),
  ofStore(
    'social-accounts.json',
    'social_accounts',
    [
      'Accounts that posts go out to, without what opens them.',
      'Gönderilerin yayımlandığı hesaplar; erişim anahtarları hariç.',
    ],
    { without: TOKENS },
  ),
  ofStore('post-figures.json', 'social_media_analytics', [
    'Figures of posts by day.',
    'Gönderilerin günlük rakamları.',
  ]),
  ofStore('post-performance.json', 'social_media_performance_analytics', [
    'Single readings of those figures.',
    'Bu rakamların tek tek okumaları.',
  ]),
  ofStore('ads/campaign-plans.json', 'social_media_campaigns', [
    'Campaigns planned here.',
    'Burada planlanan kampanyalar.',
  ]),
  ofStore(
    'ads/settings.json',
    'ads_settings',
    ['Margin, industry and assumptions.', 'Kâr marjı, sektör ve varsayımlar.'],
    { key: ['store_id'] },
  ),
  ofStore(
    'ads/actions.json',
    'ads_actions',
    ['What you did about each piece of advice.', 'Her öneri için yaptıklarınız.'],
    { key: ['subject'] },
  ),
  ofStore(
    'ads/account.json',
    'ads_accounts',
    ['The Google Ads account, without what opens it.', 'Google Ads hesabı; erişim anahtarları hariç.'],
    { key: ['store_id'], without: [...TOKENS, 'reading_until'] },
  ),
  ofStore(
    'ads/campaigns.json',
    'ads_campaign_list',
    ['Campaigns of that account.', 'O hesaptaki kampanyalar.'],
    { key: ['campaign_id'] },
  ),
  ofStore('ads/ads.json', 'ads_ads', ['Ads of that account.', 'O hesaptaki reklamlar.'], { key: ['ad_id'] }),
  ofStore(
    'ads/figures.csv',
    'ads_figures',
    [
      'What Google counted, by day. Costs are in millionths of the currency (micros).',
      'Google’ın saydıkları, gün gün. Maliyetler para biriminin milyonda biri (micros) cinsindendir.',
    ],
    {
      key: ['breakdown', 'day', 'campaign_id', 'part'],
      columns: [
        'breakdown',
        'day',
        'campaign_id',
        'part',
        'name',
        'impressions',
        'clicks',
        'cost_micros',
        'conversions',
        'value',
      ],
    },
  ),
  ofStore(
    'ads/impression-shares.csv',
    'ads_shares',
    ['Shares of impressions, by day.', 'Gösterim payları, gün gün.'],
    {
      key: ['day', 'campaign_id'],
      columns: [
        'day',
        'campaign_id',
        'impression_share',
        'top_share',
        'absolute_top_share',
        'lost_to_budget',
        'lost_to_rank',
        'click_share',
      ],
    },
  ),
  ofStore('ads/reports.json', 'ads_reports', ['Reports that you gave us.', 'Bize verdiğiniz raporlar.']),
  ofStore('ads/search-ads.json', 'ads_asset_sets', [
    'Search ads written here.',
    'Burada yazılan arama reklamları.',
  ]),
  ofStore('ads/customer-lists.json', 'customer_match_exports', [
    'When you exported lists of customers, and of which groups.',
    'Müşteri listelerini ne zaman ve hangi gruplar için dışa aktardığınız.',
  ]),
];
