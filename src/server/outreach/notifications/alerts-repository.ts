import { type SQL, sql } from 'drizzle-orm';
import type {
  AlertTopic,
  GivenAnswer,
  MentioningComment,
  PostProblem,
  StoreProblem,
} from '#languages/mail-words.ts';
import { inMinorUnits } from '#server/analytics/findings/finding.ts';
import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import type { Database } from '#server/core/db/database.ts';
import { postComments } from '#server/core/db/schema/approvals.ts';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import { aiInsights, connectedStores, insightRuns, syncStates } from '#server/core/db/schema/stores.ts';
import { needsSecondFactor } from '#server/core/db/second-factor-needed.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { firstOwnerOf } from './first-owner.ts';

/** By which an event is announced once: to a person, or to the account, whoever reads for it. */
export interface EventKey {
  subject: string;
  holder: string;
}

/** What happened, as far as a mail says it. */
export type AlertEvent = EventKey &
  (
    | { kind: 'store'; store: string; platform: Platform; problem: StoreProblem }
    | { kind: 'account'; account: string; network: SocialNetworkName; store: string }
    | ({
        kind: 'post';
        product: string | null;
        store: string;
        timeZone: string;
        scheduledFor: string;
      } & PostProblem)
    | { kind: 'day'; store: string; currency: string; finding: Finding }
    | ({ kind: 'answer'; store: string; storeId: string; postId: string } & GivenAnswer)
    | ({
        kind: 'mention';
        store: string;
        storeId: string;
        postId: string;
        comment: string;
      } & MentioningComment)
  );

/** Who is written to, about which account. */
export interface Addressee {
  accountId: string;
  personId: string;
}

interface Moment {
  now: Date;
  /** When another mail on the topic would be too many. */
  notSince: Date;
}

/** People with something on the topic that they were not notified of, and may be notified of now. */
export async function findAddressees(
  db: Database,
  topic: AlertTopic,
  { most, ...moment }: Moment & { most: number },
): Promise<Addressee[]> {
  const { rows } = await db.execute<{ account_id: string; person_id: string }>(sql`
    select account_id, person_id from (select distinct account_id, person_id from (${unreported(topic, moment)}) each) people
    order by random() limit ${most}`);
  return rows.map((row) => ({ accountId: row.account_id, personId: row.person_id }));
}

export async function findUnreported(
  db: Database,
  topic: AlertTopic,
  { accountId, personId, most, ...moment }: Moment & Addressee & { most: number },
): Promise<AlertEvent[]> {
  const { rows } = await db.execute<{ subject: string; holder: string; details: object }>(sql`
    select subject, holder, details from (${unreported(topic, moment)}) each
    where account_id = ${accountId} and person_id = ${personId}
    order by subject limit ${most}`);
  return rows.map(({ details, ...key }) => {
    const event = { ...details, ...key } as AlertEvent;
    return event.kind === 'day' ? { ...event, finding: inMinorUnits(event.finding, event.currency) } : event;
  });
}

/** A store or account that is connected again and stops again is announced again, hence the moment of its connection. */
const connection = (row: SQL) => sql`extract(epoch from ${row}.connected_at)`;

/** An event is for its person, or else for the first owner of its account. */
function unreported(topic: AlertTopic, { now, notSince }: Moment): SQL {
  const holder = sql`coalesce(event.person_id, event.user_id)`;
  return sql`
    select event.user_id as account_id, u.id as person_id, event.subject, ${holder} as holder, event.details
    from (${EVENTS[topic](now)}) event
    join users u on u.id = coalesce(event.person_id, ${firstOwnerOf(sql`event.user_id`)}) and u.email_verified and u.deleted_at is null
    left join notification_settings n on n.user_id = u.id
    where coalesce(n.${sql.identifier(SWITCHES[topic])}, true)
      and not exists (select from notices o
        where o.user_id = ${holder} and o.topic = ${topic} and (o.subject = event.subject or o.created_at > ${notSince.toISOString()}))`;
}

const SWITCHES: Record<AlertTopic, string> = {
  storeProblems: 'store_problems',
  postProblems: 'post_problems',
  unusualDays: 'unusual_days',
  outsideAnswers: 'outside_answers',
  mentions: 'mentions',
};

const EVENTS: Record<AlertTopic, (now: Date) => SQL> = {
  storeProblems: storeEvents,
  postProblems: (now) => sql`${accountEvents()} union all ${postEvents(now)}`,
  unusualDays: dayEvents,
  outsideAnswers: answerEvents,
  mentions: mentionEvents,
};

const ofAccount = sql`null::uuid as person_id`;

/** Inactive, or active and not read for a day. */
function storeEvents(now: Date): SQL {
  return sql`
    select s.user_id, ${ofAccount}, jsonb_build_object('kind', 'store', 'store', s.store_name, 'platform', s.platform, 'problem',
        case when s.is_active then 'unread' when y.problem_code = 'uninstalled' then 'uninstalled' else 'refused' end) as details,
      'store:' || s.id || ':' || ${connection(sql`s`)}
        || case when s.is_active then ':' || coalesce(extract(epoch from y.last_synced_at)::text, '') else '' end as subject
    from ${connectedStores} s join ${syncStates} y on y.store_id = s.id
    where s.disconnected_at is null and (not s.is_active or (y.problem_code is not null
      and coalesce(y.last_synced_at, y.started_at) < ${now.toISOString()}::timestamptz - interval '1 day'))`;
}

function accountEvents(): SQL {
  return sql`
    select s.user_id, ${ofAccount},
      jsonb_build_object('kind', 'account', 'account', a.name, 'network', a.network, 'store', s.store_name) as details,
      'account:' || a.id || ':' || ${connection(sql`a`)} as subject
    from ${socialAccounts} a join ${connectedStores} s on s.id = a.store_id and s.disconnected_at is null
    where a.status = 'reconnect' and a.disconnected_at is null`;
}

/**
 * Posts of these days that need their owner. Those that wait for an account are announced with the account, those that a
 * schedule still writes wait for us, and that a week stays without posts is their owner's own plan; what is still looked up on the network may yet turn out well.
 */
function postEvents(now: Date): SQL {
  return sql`
    select s.user_id, ${ofAccount}, jsonb_build_object('kind', 'post', 'product', p.product_title, 'store', s.store_name,
        'timeZone', s.time_zone, 'scheduledFor', p.scheduled_for, 'status', p.status, 'heldReason', p.held_reason) as details,
      'post:' || p.id || ':' || p.status as subject
    from ${scheduledPosts} p join ${connectedStores} s on s.id = p.store_id and s.disconnected_at is null
    where p.status in ('held', 'failed', 'missed', 'unconfirmed', 'partly_published')
      and p.scheduled_for between ${now.toISOString()}::timestamptz - interval '2 days'
        and ${now.toISOString()}::timestamptz + interval '7 days'
      and not (p.status = 'held' and p.held_reason in ('reconnect', 'writing', 'allowance', 'experiment'))
      and not (p.status = 'unconfirmed' and exists (select from ${postDeliveries} d
        where d.post_id = p.id and d.status = 'unconfirmed' and d.next_try_at is not null))`;
}

/** Days that are over since yesterday or the day before, not what the first look through a store's history finds. */
function dayEvents(now: Date): SQL {
  return sql`
    select s.user_id, ${ofAccount}, jsonb_build_object('kind', 'day', 'store', s.store_name, 'currency', s.currency, 'finding', i.finding) as details,
      'day:' || s.id || ':' || i.subject as subject
    from ${aiInsights} i join ${connectedStores} s on s.id = i.store_id and s.disconnected_at is null
    where i.type = 'unusual_day' and i.priority = 'high' and i.status = 'open' and not i.is_read
      and not exists (select from ${insightRuns} r where r.store_id = s.id and not r.history_complete)
      and (i.finding->'period'->>'from')::date >= (${now.toISOString()}::timestamptz at time zone s.time_zone)::date - 2`;
}

/** For the person who made the link. */
function answerEvents(now: Date): SQL {
  const maker = sql`c.mentions[1]`;
  return sql`
    select s.user_id, ${maker} as person_id, jsonb_build_object('kind', 'answer', 'store', s.store_name, 'storeId', s.id, 'postId', c.post_id, 'verdict', c.kind,
        'author', c.author_name, 'comment', c.text, 'post', ${postName}) as details,
      'answer:' || ${inOrder} as subject
    from account_members m, ${recentComments(now)} and c.kind <> 'comment'
      and m.user_id = coalesce(${maker}, ${firstOwnerOf(sql`s.user_id`)}) and ${isReading}`;
}

/** Comments that name people. */
function mentionEvents(now: Date): SQL {
  return sql`
    select s.user_id, m.user_id as person_id, jsonb_build_object('kind', 'mention', 'store', s.store_name, 'storeId', s.id,
        'postId', c.post_id, 'author', c.author_name, 'comment', c.text, 'post', ${postName}) as details,
      'mention:' || ${inOrder} as subject
    from account_members m, ${recentComments(now)} and c.kind = 'comment' and m.user_id = any(c.mentions) and ${isReading}`;
}

/** A member who still sees the store, and is let in to it. */
const isReading = sql`m.account_id = s.user_id and (m.store_ids is null or s.id = any(m.store_ids))
  and not ${needsSecondFactor(sql`m`)}`;
const postName = sql`coalesce(nullif(left(p.caption, 80), ''), p.product_title)`;
const inOrder = sql`to_char(c.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS') || ':' || c.id`;

/** Of these days, so that mails that are switched on again do not begin with old ones. */
function recentComments(now: Date): SQL {
  return sql`${postComments} c join ${scheduledPosts} p on p.id = c.post_id
      join ${connectedStores} s on s.id = c.store_id and s.disconnected_at is null
    where c.created_at > ${now.toISOString()}::timestamptz - interval '2 days'`;
}
