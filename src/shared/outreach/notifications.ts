import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { LANGUAGES } from '#shared/core/languages.ts';

/** What Vitrin writes mails about by itself; each can be switched off. */
export const TOPICS = [
  'weeklySummary',
  'storeProblems',
  'postProblems',
  'unusualDays',
  'outsideAnswers',
  'mentions',
] as const;
export const Topic = z.enum(TOPICS);
export type Topic = z.infer<typeof Topic>;

export const NotificationSettings = z.object({
  weeklySummary: z.boolean(),
  storeProblems: z.boolean(),
  postProblems: z.boolean(),
  unusualDays: z.boolean(),
  outsideAnswers: z.boolean(),
  mentions: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const Language = z.enum(LANGUAGES);

export const Notifications = z.object({
  settings: NotificationSettings,
  /** In which mails are written. */
  language: Language,
  email: z.string(),
  /** Only then is anything of this sent. */
  emailVerified: z.boolean(),
  /** A mail server is set up here. */
  canSend: z.boolean(),
});
export type Notifications = z.infer<typeof Notifications>;

/** Only what is named changes. */
export const NotificationChange = z.object({
  settings: z.optional(
    z.object({
      weeklySummary: z.optional(z.boolean()),
      storeProblems: z.optional(z.boolean()),
      postProblems: z.optional(z.boolean()),
      unusualDays: z.optional(z.boolean()),
      outsideAnswers: z.optional(z.boolean()),
      mentions: z.optional(z.boolean()),
    }),
  ),
  language: z.optional(Language),
});
export type NotificationChange = z.infer<typeof NotificationChange>;

const Token = z.object({ token: z.string() });

/** What a link in a mail is about, and whether it is still sent. */
export const Subscription = z.object({ topic: Topic, isOn: z.boolean() });
export type Subscription = z.infer<typeof Subscription>;

export const notificationEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/user/notifications',
    access: 'user',
    summary: 'What mails are written about, and in which language',
    reply: Notifications,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/user/notifications',
    access: 'user',
    summary: 'Switch mails on and off, or change their language',
    body: NotificationChange,
    activity: ['mails-changed'],
    reply: Notifications,
  }),
  example: endpoint({
    method: 'POST',
    path: '/api/user/notifications/example',
    access: 'account',
    needs: 'own',
    summary: 'Send the weekly summary of last week now',
    perMinute: 3,
    activity: { none: 'reads' },
    reply: z.object({ success: z.boolean(), email: z.string() }),
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/api/unsubscribe/state',
    access: 'public',
    summary: 'What the link of a mail would switch off; changes nothing',
    query: Token,
    reply: Subscription,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    summary: 'Switch off what the mail was about, without signing in (RFC 8058)',
    query: Token,
    activity: ['mails-changed'],
    reply: Subscription,
  }),
  resubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/undo',
    access: 'public',
    summary: 'Switch it on again',
    query: Token,
    activity: ['mails-changed'],
    reply: Subscription,
  }),
};
