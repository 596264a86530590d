import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import type { Permission } from '#shared/core/permissions.ts';
import { text } from '#shared/core/sentence.ts';
import { OwnerAgain } from './owner-again.ts';

/** What a program may do for the person whose token it holds. */
export const SCOPES = [
  'metrics:read',
  'products:read',
  'posts:read',
  'posts:draft',
  'posts:approve',
] as const;
export type Scope = (typeof SCOPES)[number];

/** What a scope asks of that person’s role: no program may do what they may not. */
export const NEEDED_FOR: Record<Scope, Permission> = {
  'metrics:read': 'see',
  'products:read': 'see',
  'posts:read': 'see',
  'posts:draft': 'write',
  'posts:approve': 'approve',
};

/** The newest last. A token speaks the newest there was when it was made. */
export const API_VERSIONS = ['2026-12-01'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** Of one account, of those that still open something. */
export const MOST_ACCESS_TOKENS = 100;
export const LONGEST_TOKEN_DAYS = 365;
export const USUAL_TOKEN_DAYS = 90;
/** Calls are kept for so long, and so are tokens that have ended. */
export const CALLS_KEPT_DAYS = 90;
export const CALLS_ON_A_PAGE = 50;

const StoreIds = z
  .array(z.uuid())
  .check(z.minLength(1, text('Please choose at least one store.')), z.maxLength(1000));
const Scopes = z
  .array(z.enum(SCOPES))
  .check(z.minLength(1, text('Please choose at least one thing it may do.')), z.maxLength(SCOPES.length));
export const TokenName = z
  .string()
  .check(z.trim(), z.minLength(1, text('Please enter a name for it.')), z.maxLength(60));

export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its last characters, by which to tell it from others. */
  ending: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Of those it was made for, the ones that the reader may look into. */
  storeIds: z.array(z.uuid()),
  state: z.enum(['open', 'expired', 'revoked']),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** To the minute; null where it has not been used yet. */
  usedAt: z.nullable(z.string()),
  /** The address that the last call came from. */
  usedFrom: z.nullable(z.string()),
  /** Who made it, and for whom it acts. */
  owner: z.string(),
  isYours: z.boolean(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const AccessTokenCall = z.object({
  id: z.uuid(),
  at: z.string(),
  method: z.string(),
  /** As the reference writes it, with names in place of ids. */
  path: z.string(),
  status: z.number(),
  storeId: z.nullable(z.uuid()),
  address: z.string(),
});
export type AccessTokenCall = z.infer<typeof AccessTokenCall>;

const AccessTokens = z.object({ accessTokens: z.array(AccessToken) });
const TokenParams = z.object({ accessTokenId: z.uuid() });

export const accessTokenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/access-tokens',
    access: 'account',
    needs: 'see',
    summary: 'Access tokens of programs: one’s own, for owners everybody’s',
    reply: AccessTokens,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/access-tokens',
    access: 'account',
    needs: 'see',
    summary: 'Make an access token for a program, which is shown this once; asks for the owner again',
    perMinute: 20,
    body: z.object({
      ...OwnerAgain.shape,
      name: TokenName,
      scopes: Scopes,
      storeIds: StoreIds,
      days: z.number().check(z.refine(Number.isInteger), z.gte(1), z.lte(LONGEST_TOKEN_DAYS)),
    }),
    activity: ['access-token-made'],
    reply: z.object({ accessToken: AccessToken, secret: z.string() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/access-tokens/:accessTokenId',
    access: 'account',
    needs: 'see',
    summary: 'Revoke an access token: it opens nothing any more from that moment',
    params: TokenParams,
    activity: ['access-token-revoked'],
    reply: AccessTokens,
  }),
  calls: endpoint({
    method: 'GET',
    path: '/api/access-tokens/:accessTokenId/calls',
    access: 'account',
    needs: 'see',
    summary: `What was called with an access token, newest first, ${CALLS_ON_A_PAGE} a page`,
    params: TokenParams,
    query: z.object({ after: z.optional(z.uuid()) }),
    reply: z.object({
      calls: z.array(AccessTokenCall),
      /** Where the next page begins; null on the last. */
      next: z.nullable(z.uuid()),
    }),
  }),
};
