import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

/** Sign-ins are not joined to their users but name them. */
const lastUse = sql`(select max(sess ->> 'usedAt') from sessions where sess ->> 'userId' = users.id::text)`;

export interface ListedUser {
  id: string;
  email: string;
  createdAt: string;
  isVerified: boolean;
  stores: number;
}

export async function listUsers(db: Database): Promise<ListedUser[]> {
  const { rows } = await db.execute<ListedUser & Record<string, unknown>>(sql`
    select id, email, created_at::text as "createdAt", email_verified as "isVerified",
      (select count(*)::int from connected_stores where user_id = users.id and disconnected_at is null) as stores
    from users where deleted_at is null order by created_at, id`);
  return rows;
}

export async function readUse(db: Database, userId: string) {
  const { rows } = await db.execute<{
    lastUsedAt: string | null;
    sessions: number;
    waitingPosts: number;
  }>(sql`
    select ${lastUse} as "lastUsedAt",
      (select count(*)::int from sessions where sess ->> 'userId' = users.id::text) as sessions,
      (select count(*)::int from scheduled_posts join connected_stores on connected_stores.id = store_id
        where user_id = users.id and posted_at is null and scheduled_for > now()) as "waitingPosts"
    from users where id = ${userId}`);
  return rows[0]!;
}

/** How an account is entered with more than, or in place of, its password. */
export interface Factors {
  passkeys: { name: string; usedAt: string | null }[];
  secondFactorSince: string | null;
  recoveryCodesLeft: number;
}

export async function readFactors(db: Database, userId: string): Promise<Factors> {
  const { rows } = await db.execute<Factors & Record<string, unknown>>(sql`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'usedAt', used_at) order by created_at), '[]')
        from passkeys where user_id = ${userId}) as passkeys,
      (select created_at::text from second_factors where user_id = ${userId}) as "secondFactorSince",
      (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null) as "recoveryCodesLeft"`);
  return rows[0]!;
}

export async function readStores(db: Database, userId: string) {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    platform: string;
    isActive: boolean;
    phase: string | null;
    orders: number | null;
    problem: string | null;
  }>(sql`
    select id, store_name as name, platform, is_active as "isActive", phase, orders, problem_message as problem
    from connected_stores left join sync_states on store_id = id
    where user_id = ${userId} and disconnected_at is null order by created_at, id`);
  return rows;
}

export interface OwnedAccount {
  id: string;
  stores: string[];
}

/** Accounts that a person owns, that which began with them first. */
export async function findOwnedAccounts(db: Database, userId: string): Promise<OwnedAccount[]> {
  const { rows } = await db.execute<OwnedAccount & Record<string, unknown>>(sql`
    select account_id as id,
      array(select store_name from connected_stores
        where connected_stores.user_id = account_id and disconnected_at is null
        order by created_at, id) as stores
    from account_members
    where user_id = ${userId} and role = 'owner'
    order by account_id <> ${userId}, created_at, account_id`);
  return rows;
}
