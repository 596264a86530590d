import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';

/*
 * The stored records of SPEC section 3, field by field and written out from there: what must exist is said here a
 * second time on purpose. Where SPEC names no type, the one that the field's meaning asks for stands here.
 */
const RECORDS: Record<string, Record<string, string>> = {
  users: {
    id: 'uuid = random',
    email: 'text required',
    password: 'text',
    firstName: 'text',
    lastName: 'text',
    profileImageUrl: 'text',
    provider: 'text = email',
    googleId: 'text',
    emailVerified: 'boolean = false',
    createdAt: 'instant = now',
    updatedAt: 'instant = now',
  },
  sessions: { sid: 'text required', sess: 'json required', expire: 'instant required' },
  connected_stores: {
    id: 'uuid = random',
    userId: 'uuid required',
    platform: 'text required',
    storeName: 'text required',
    storeUrl: 'text required',
    accessToken: 'text required',
    refreshToken: 'text',
    tokenExpiresAt: 'instant',
    isActive: 'boolean = true',
    createdAt: 'instant = now',
    updatedAt: 'instant = now',
  },
  analytics_cache: {
    id: 'uuid = random',
    storeId: 'uuid required',
    dateRange: 'text required',
    metricType: 'text required',
    data: 'json required',
    lastUpdated: 'instant = now',
  },
  ai_insights: {
    id: 'uuid = random',
    storeId: 'uuid required',
    type: 'text required',
    title: 'text required',
    description: 'text required',
    priority: 'text = medium',
    isRead: 'boolean = false',
    createdAt: 'instant = now',
  },
  ai_insights_history: {
    id: 'uuid = random',
    storeId: 'uuid required',
    userId: 'uuid required',
    insightType: 'text required',
    title: 'text required',
    content: 'text required',
    priority: 'text = medium',
    metadata: 'json',
    createdAt: 'instant = now',
  },
  social_media_schedules: {
    id: 'uuid = random',
    storeId: 'uuid required',
    name: 'text required',
    platform: 'text required',
    isActive: 'boolean = true',
    frequency: 'text required',
    postTimes: 'json',
    contentTypes: 'json',
    autoGenerate: 'boolean = true',
    approvalRequired: 'boolean = true',
    nextPostDate: 'instant',
    createdAt: 'instant = now',
    updatedAt: 'instant = now',
  },
  scheduled_posts: {
    id: 'uuid = random',
    scheduleId: 'uuid',
    storeId: 'uuid required',
    productId: 'text',
    platform: 'text required',
    contentType: 'text required',
    caption: 'text',
    hashtags: 'text',
    imagePrompt: 'text',
    imageUrl: 'text',
    scheduledFor: 'instant required',
    status: 'text = pending',
    postedAt: 'instant',
    engagement: 'json',
    createdAt: 'instant = now',
    updatedAt: 'instant = now',
  },
  social_media_performance_analytics: {
    id: 'uuid = random',
    storeId: 'uuid required',
    postId: 'uuid',
    platform: 'text required',
    metricType: 'text required',
    value: 'integer required',
    date: 'instant required',
    createdAt: 'instant = now',
  },
  posting_preferences: {
    id: 'uuid = random',
    storeId: 'uuid required',
    platform: 'text required',
    optimalTimes: 'json',
    contentStrategy: 'json',
    brandVoice: 'text = professional',
    language: 'text = en',
    hashtagStrategy: 'json',
    autoApproval: 'boolean = false',
    createdAt: 'instant = now',
    updatedAt: 'instant = now',
  },
  social_media_posts: {
    id: 'uuid = random',
    storeId: 'uuid required',
    productId: 'text',
    platform: 'text required',
    status: 'text required = draft',
    caption: 'text',
    hashtags: 'text',
    imageUrl: 'text',
    imagePrompt: 'text',
    publishedAt: 'instant',
    scheduledFor: 'instant',
    externalPostId: 'text',
    isAd: 'boolean = false',
    campaignBudget: 'decimal(10,2)',
    targetAudience: 'json',
    createdAt: 'instant = now',
    updatedAt: 'instant = now',
  },
  social_media_campaigns: {
    id: 'uuid = random',
    storeId: 'uuid required',
    name: 'text required',
    platform: 'text required',
    status: 'text = active',
    objective: 'text',
    budget: 'decimal(10,2) required',
    dailyBudget: 'decimal(10,2)',
    targetAudience: 'json',
    startDate: 'instant required',
    endDate: 'instant',
    externalCampaignId: 'text',
    createdAt: 'instant = now',
    updatedAt: 'instant = now',
  },
  // Optional: what a network does not report is null, which is not 0.
  social_media_analytics: {
    id: 'uuid = random',
    postId: 'uuid',
    campaignId: 'uuid',
    storeId: 'uuid required',
    likes: 'integer optional = 0',
    comments: 'integer optional = 0',
    shares: 'integer optional = 0',
    saves: 'integer optional = 0',
    reach: 'integer optional = 0',
    impressions: 'integer optional = 0',
    clicks: 'integer optional = 0',
    conversions: 'integer optional = 0',
    spend: 'decimal(10,2) = 0',
    cpm: 'decimal(10,2) = 0',
    cpc: 'decimal(10,2) = 0',
    ctr: 'decimal(5,4) = 0',
    date: 'date required',
    updatedAt: 'instant = now',
  },
  content_templates: {
    id: 'uuid = random',
    storeId: 'uuid required',
    name: 'text required',
    platform: 'text required',
    captionTemplate: 'text',
    hashtagTemplate: 'text',
    imagePromptTemplate: 'text',
    category: 'text',
    isActive: 'boolean = true',
    createdAt: 'instant = now',
    updatedAt: 'instant = now',
  },
  usage_tracking: {
    id: 'uuid = random',
    userId: 'uuid required',
    resourceType: 'text required',
    weekOfYear: 'text required',
    dayOfYear: 'text required',
    usageCount: 'integer = 0',
  },
  generated_content: {
    id: 'uuid = random',
    userId: 'uuid required',
    contentType: 'text required',
    fileName: 'text required',
    fileSize: 'integer required',
    filePath: 'text required',
    metadata: 'json',
    createdAt: 'instant = now',
  },
};

const { db } = await openTestDatabase();

const TYPES: Record<string, string> = {
  instant: 'timestamp(3) with time zone',
  json: 'jsonb',
};
const DEFAULTS: Record<string, string> = { random: 'gen_random_uuid()', now: 'now()' };

test.each(Object.entries(RECORDS))('%s has every field of the specification', async (table, fields) => {
  const { rows } = await db.execute<{
    name: string;
    type: string;
    required: boolean;
    value: string | null;
  }>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
      pg_get_expr(adbin, adrelid) as value
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`);

  const stored = Object.fromEntries(rows.map((row) => [row.name, row]));
  for (const [field, words] of Object.entries(fields)) {
    const [, type, presence, value] = /^(\S+)( required| optional)?(?: = (\S+))?$/.exec(words)!;
    const column = stored[field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
    expect({ field, type: column?.type }).toEqual({
      field,
      type: (TYPES[type!] ?? type)!.replace('decimal', 'numeric'),
    });
    expect({ field, default: column?.value && plain(column.value) }).toEqual({
      field,
      default: value === undefined ? null : (DEFAULTS[value] ?? value),
    });
    // A field with a default always has a value, unless it is said to be optional.
    if (presence === ' required' || (presence === undefined && value !== undefined))
      expect({ field, required: column?.required }).toEqual({ field, required: true });
  }
});

/** `'medium'::text` → `medium` */
function plain(expression: string): string {
  return expression.replace(/^'(.*)'::\w+$/, '$1');
}

test('no more than the specification says is demanded: a user needs only an e-mail address', async () => {
  const { rows } = await db.execute(
    sql`insert into users (email) values ('ada@example.com') returning provider, email_verified, password`,
  );
  expect(rows).toEqual([{ provider: 'email', email_verified: false, password: null }]);
});

test.each([
  ['users', 'email'],
  ['users', 'google_id'],
  ['usage_tracking', 'user_id, resource_type, day_of_year, week_of_year'],
  ['analytics_cache', 'store_id, date_range, metric_type'],
  ['posting_preferences', 'store_id, platform'],
  ['sessions', 'sid'],
])('in %s there is one row for each %s', async (table, columns) => {
  const { rows } = await db.execute<{ columns: string }>(sql`
    select (select string_agg(attname, ', ' order by place)
      from unnest(indkey::int2[]) with ordinality as part (attnum, place)
      join pg_attribute on attrelid = indrelid and pg_attribute.attnum = part.attnum) as columns
    from pg_index where indrelid = ${`public.${table}`}::regclass and indisunique and indpred is null`);
  expect(rows.map((row) => row.columns)).toContain(columns);
});

test('a shop is connected once, and again after it was disconnected', async () => {
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into users (email) values ('grace@example.com') returning id`,
  );
  const connect = (disconnectedAt: string | null) =>
    db.execute(sql`
      insert into connected_stores (user_id, platform, store_name, store_url, access_token, external_id, handle, currency,
        time_zone, capabilities, disconnected_at)
      values (${rows[0]!.id}, 'shopify', 'Tea House', 'https://tea-house.example', 'sealed', 'gid/1', 'tea-house', 'EUR',
        'UTC', '{}', ${disconnectedAt})`);

  await connect('2026-11-01T10:00:00Z');
  await connect(null);
  await expect(connect(null)).rejects.toMatchObject({ cause: { code: '23505' } });
});

test('whatever names a user, a store, a schedule, a post or a campaign goes when that goes', async () => {
  const { rows } = await db.execute<{ table: string; parent: string; cascades: boolean }>(sql`
    select conrelid::regclass::text as table, confrelid::regclass::text as parent, confdeltype = 'c' as cascades
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);

  // A file is no owner: when it is cleared, the post that showed it stays. Nor is the post that a plan boosts: the money is spent.
  const stays = ({ table, parent }: { table: string; parent: string }) =>
    parent === 'generated_content' || (table === 'social_media_campaigns' && parent === 'scheduled_posts');
  const owned = rows.filter((key) => !stays(key));
  expect(owned.length).toBeGreaterThan(20);
  expect(owned.filter((key) => !key.cascades)).toEqual([]);
  const keys = rows.map(({ table, parent }) => `${table} → ${parent}`);
  for (const [table, fields] of Object.entries(RECORDS)) {
    if (fields.storeId) expect(keys).toContain(`${table} → connected_stores`);
    if (fields.userId) expect(keys).toContain(`${table} → users`);
  }
  expect(keys).toEqual(
    expect.arrayContaining([
      'scheduled_posts → social_media_schedules',
      'social_media_performance_analytics → scheduled_posts',
      'social_media_analytics → social_media_posts',
      'social_media_analytics → social_media_campaigns',
    ]),
  );
});
