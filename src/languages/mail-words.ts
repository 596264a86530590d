import type { MissingReason } from '#shared/analytics/analytics.ts';
import type { GoalKind } from '#shared/analytics/goals.ts';
import type { Topic } from '#shared/outreach/notifications.ts';
import type { HeldReason, PostStatus } from '#shared/publishing/schedules.ts';

/** What mails to owners say. */
export interface MailPhrases {
  hello: string;
  unsubscribe: string;
  settings: string;
  account: AccountMails;
  approval: ApprovalMail;
  alerts: AlertPhrases;
  summary: SummaryPhrases;
}

export interface AccountMails {
  passwordChanged: AccountMail;
  passkeyAdded: (name: string) => AccountMail;
  passkeyRemoved: (name: string) => AccountMail;
  secondFactorOn: AccountMail;
  secondFactorOff: AccountMail;
  recoveryCodeUsed: (left: number) => AccountMail;
  recoveryCodesRenewed: AccountMail;
  /** By those who run the server. */
  factorsReset: AccountMail;
  accessTokenMade: (name: string) => AccountMail;
  accessTokenEnds: (name: string, days: number) => AccountMail;
  verify: AccountMail;
  invitation: (facts: InvitationFacts) => AccountMail;
  /** Without a password, the account signs in with Google only. */
  reset: (hasPassword: boolean) => AccountMail;
}

export interface InvitationFacts {
  /** Who invites. */
  by: string;
  storeNames: string[];
  /** For how long the link is good. */
  days: number;
}

/** What is written to people outside who are asked to approve posts. */
export interface ApprovalMail {
  subject: (store: string) => string;
  post: (store: string) => string;
  days: (store: string, dates: string) => string;
  how: string;
  until: (day: string) => string;
  /** Without a full stop: it is the subject as well. */
  changed: (count: number) => string;
  /** Of the mail that brought it. */
  sameLink: (store: string, day: string) => string;
  lost: (store: string) => string;
  action: string;
  footer: (store: string) => string;
}

export interface AccountMail {
  subject: string;
  paragraphs: string[];
  action: string;
  /** Why it was sent. */
  footer: string;
}

export type AlertTopic = Exclude<Topic, 'weeklySummary'>;
export type StoreProblem = 'uninstalled' | 'refused' | 'unread';

/** How a post stands that does not go out by itself. */
export interface PostProblem {
  status: Extract<PostStatus, 'held' | 'failed' | 'missed' | 'unconfirmed' | 'partly_published'>;
  heldReason: HeldReason | null;
}

/** What a person outside answered on a post. */
export interface GivenAnswer {
  verdict: 'approved' | 'changes-asked';
  author: string;
  comment: string;
  /** Its first words, or its product. */
  post: string | null;
}

/** A comment on a post that names the reader. */
export interface MentioningComment {
  author: string;
  /** Its first words, or its product. */
  post: string | null;
}

/** What alerts say; numbers and moments come in written as the language writes them. */
export interface AlertPhrases {
  storeSubject: (store: string) => string;
  storesSubject: (count: string) => string;
  storeProblems: Record<StoreProblem, (platform: string) => string>;
  storesClosing: string;
  accountSubject: (account: string, network: string) => string;
  accountsSubject: (count: string) => string;
  account: (account: string, network: string) => string;
  accountMore: (network: string, store: string) => string;
  accountsClosing: string;
  postSubject: (store: string) => string;
  postsSubject: (count: string) => string;
  mixedSubject: (count: string) => string;
  post: (product: string | null, at: string) => string;
  postMore: (problem: PostProblem) => string;
  postsClosing: string;
  daySubject: (store: string, title: string) => string;
  daysSubject: (count: string) => string;
  daysClosing: string;
  answersSubject: (count: string) => string;
  answer: (answer: GivenAnswer) => string;
  answersClosing: string;
  mentionsSubject: (count: string) => string;
  mention: (comment: MentioningComment) => string;
  mentionsClosing: string;
  more: (count: string) => string;
  actions: { stores: string; accounts: string; calendar: string; insights: string; post: string };
  footers: Record<AlertTopic, string>;
}

/** What the weekly summary says; numbers come in written as the language writes them. */
export interface SummaryPhrases {
  subject: (store: string, dates: string) => string;
  subjectOfMany: (stores: string, dates: string) => string;
  preheader: (netSales: string, orders: string) => string;
  intro: (dates: string) => string;
  quiet: string;
  others: (stores: string) => string;
  netSales: string;
  orders: string;
  averageOrderValue: string;
  isNew: string;
  same: string;
  before: (value: string) => string;
  missing: (reason: MissingReason | null) => string;
  notCompared: (reason: MissingReason | null) => string;
  /** What the orders of the week left, before ads and fixed costs. */
  profit: (value: string) => string;
  costsKnown: (share: string) => string;
  estimate: Record<'rule' | 'assumed', string>;
  notTakenOff: (parts: ('vat' | 'fees' | 'shipping')[]) => string;
  madeUp: string;
  goal: (month: string) => string;
  reached: (reached: string, amount: string, kind: GoalKind, share: string) => string;
  /** How it stands cannot be said. */
  goalUnknown: (amount: string, kind: GoalKind) => string;
  ahead: (amount: string) => string;
  behind: (amount: string) => string;
  projected: (amount: string) => string;
  /** In tenths. */
  chance: (tenths: number) => string;
  goalReached: string;
  allStores: string;
  allStoresIn: (currency: string) => string;
  converted: (currency: string) => string;
  findings: string;
  posts: string;
  noPosts: string;
  published: (count: number, written: string) => string;
  reach: (people: string) => string;
  reactions: (count: number, written: string) => string;
  brought: (count: number, orders: string, money: string) => string;
  notReported: string;
  next: string;
  planned: (count: number, written: string) => string;
  drafts: (count: number, written: string) => string;
  unwritten: (count: number, written: string) => string;
  held: (count: number, written: string) => string;
  nothingPlanned: string;
  waiting: string;
  inactive: (store: string) => string;
  inactiveMore: string;
  reconnect: (account: string, network: string) => string;
  reconnectMore: (store: string) => string;
  action: string;
  footer: string;
}
