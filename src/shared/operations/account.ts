import * as z from 'zod/mini';
import { OwnerAgain } from '#shared/accounts/owner-again.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence } from '#shared/core/sentence.ts';

/** What must be typed, exactly, before an account is deleted. */
export const DELETE_WORD = 'DELETE';
/** For how long an export can be fetched. */
export const EXPORT_RETENTION_DAYS = 7;

/** Everything of an account, or of a person who owns none, as one file, from the wish to the download. */
export const DataExport = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'running', 'ready', 'failed']),
  /** 0 to 1. */
  progress: z.number(),
  createdAt: z.string(),
  /** Until when it can be fetched, and how large it is; null until it is ready. */
  availableUntil: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  problem: z.nullable(Sentence),
});
export type DataExport = z.infer<typeof DataExport>;

const LastExport = z.object({ export: z.nullable(DataExport) });

export const accountEndpoints = {
  delete: endpoint({
    method: 'DELETE',
    path: '/api/user/account',
    access: 'user',
    summary: 'Delete the signed-in account with everything in it; asks for the owner again',
    perMinute: 10,
    body: OwnerAgain,
    activity: { none: 'end' },
    reply: z.object({ success: z.boolean() }),
  }),
  lastExport: endpoint({
    method: 'GET',
    path: '/api/user/export',
    access: 'user',
    summary:
      'The last export of the account acted in by its owner, or of one’s own records; while it is made or can be fetched',
    reply: LastExport,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/api/user/export',
    access: 'user',
    summary:
      'Start an export of the account acted in by its owner, else of one’s own records; one at a time; asks for the owner again',
    perMinute: 10,
    body: OwnerAgain,
    activity: ['export-started'],
    reply: LastExport,
  }),
};

/** The file itself, for who made it and owns what it holds. */
export const exportDownload = { path: '/api/user/export/:exportId/download' } as const;
