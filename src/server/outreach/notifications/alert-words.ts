import type { AlertTopic } from '#languages/mail-words.ts';
import { WORDS } from '#languages/words.ts';
import { wordFinding } from '#server/analytics/insights/wording/word-finding.ts';
import {
  greetingFor,
  type MailBlock,
  type MailWords,
  type Reader,
} from '#server/platforms/mail/mail-words.ts';
import { type Language, LOCALES } from '#shared/core/languages.ts';
import { paths } from '#shared/core/paths.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import type { AlertEvent } from './alerts-repository.ts';
import { type MailPlace, pageAddress, topicFooter } from './mail-links.ts';

type EventOf<Kind extends AlertEvent['kind']> = Extract<AlertEvent, { kind: Kind }>;

/** Owners with more of them look at the screen. */
const MOST_NAMED = 12;

interface Alert {
  subject: string;
  items: MailBlock['items'];
  closing: string;
  label: string;
  path: string;
}

/** One mail on what happened since the last; all of one topic. */
export function alertWords(
  topic: AlertTopic,
  events: AlertEvent[],
  reader: Reader,
  place: MailPlace,
): MailWords {
  const { language } = reader;
  const { subject, items, closing, label, path } = ALERTS[topic](events, language);
  // What the subject says already is not said again.
  const isSaid = items.length === 1 && subject.includes(items[0]!.text);
  const named = items.slice(0, MOST_NAMED);
  const shown = isSaid ? named.map(({ text, more }) => ({ text: more ?? text })) : named;
  const unnamed = items.length - named.length;
  const phrases = WORDS[language].mails.alerts;
  return {
    subject,
    greeting: greetingFor(reader),
    paragraphs: [],
    sections: [
      {
        heading: subject,
        isProblem: topic === 'storeProblems' || topic === 'postProblems',
        blocks: [
          {
            items: [
              ...shown,
              ...(unnamed > 0 ? [{ text: phrases.more(String(unnamed)) }] : []),
              { text: closing },
            ],
          },
        ],
      },
    ],
    action: { label, address: pageAddress(place, path) },
    ...topicFooter(phrases.footers[topic], language, place),
  };
}

const ALERTS: Record<AlertTopic, (events: AlertEvent[], language: Language) => Alert> = {
  storeProblems: storesAlert,
  postProblems: postsAlert,
  unusualDays: daysAlert,
  outsideAnswers: answersAlert,
  mentions: mentionsAlert,
};

function only<Kind extends AlertEvent['kind']>(events: AlertEvent[], kind: Kind): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind);
}

function storesAlert(events: AlertEvent[], language: Language): Alert {
  const phrases = WORDS[language].mails.alerts;
  const stores = only(events, 'store');
  return {
    subject:
      stores.length === 1
        ? phrases.storeSubject(stores[0]!.store)
        : phrases.storesSubject(String(stores.length)),
    items: stores.map(({ store, platform, problem }) => ({
      text: store,
      more: phrases.storeProblems[problem](PLATFORM_NAMES[platform]),
    })),
    closing: phrases.storesClosing,
    label: phrases.actions.stores,
    path: '/stores',
  };
}

function postsAlert(events: AlertEvent[], language: Language): Alert {
  const phrases = WORDS[language].mails.alerts;
  const accounts = only(events, 'account');
  const posts = only(events, 'post');
  const hasAccounts = accounts.length > 0;
  return {
    subject: postsSubject(accounts, posts, language),
    items: [
      ...accounts.map(({ account, network, store }) => ({
        text: phrases.account(account, NETWORK_NAMES[network]),
        more: phrases.accountMore(NETWORK_NAMES[network], store),
      })),
      ...posts.map((event) => ({
        text: phrases.post(event.product, timeOf(event, language)),
        more: phrases.postMore(event),
      })),
    ],
    closing: posts.length > 0 ? phrases.postsClosing : phrases.accountsClosing,
    label: hasAccounts ? phrases.actions.accounts : phrases.actions.calendar,
    path: hasAccounts ? '/settings#social-accounts' : '/social-media-scheduler?tab=calendar',
  };
}

function postsSubject(accounts: EventOf<'account'>[], posts: EventOf<'post'>[], language: Language): string {
  const phrases = WORDS[language].mails.alerts;
  const [account] = accounts;
  const [post] = posts;
  if (account && post) return phrases.mixedSubject(String(accounts.length + posts.length));
  if (account)
    return accounts.length === 1
      ? phrases.accountSubject(account.account, NETWORK_NAMES[account.network])
      : phrases.accountsSubject(String(accounts.length));
  return posts.length === 1 && post
    ? phrases.postSubject(post.store)
    : phrases.postsSubject(String(posts.length));
}

/** In the store's own time. */
function timeOf({ scheduledFor, timeZone }: EventOf<'post'>, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(scheduledFor));
}

function daysAlert(events: AlertEvent[], language: Language): Alert {
  const phrases = WORDS[language].mails.alerts;
  const days = only(events, 'day').map(({ store, currency, finding }) => {
    const { title, description } = wordFinding(finding, language, currency);
    return { text: phrases.daySubject(store, title), more: description };
  });
  return {
    subject: days.length === 1 ? days[0]!.text : phrases.daysSubject(String(days.length)),
    items: days,
    closing: phrases.daysClosing,
    label: phrases.actions.insights,
    path: '/analytics?tab=insights',
  };
}

function answersAlert(events: AlertEvent[], language: Language): Alert {
  const phrases = WORDS[language].mails.alerts;
  const answers = only(events, 'answer');
  const [first] = answers;
  return {
    subject: answers.length === 1 ? phrases.answer(first!) : phrases.answersSubject(String(answers.length)),
    items: answers.map((event) => ({
      text: phrases.answer(event),
      ...(event.comment && { more: event.comment }),
    })),
    closing: phrases.answersClosing,
    ...wayTo(answers, language),
  };
}

function mentionsAlert(events: AlertEvent[], language: Language): Alert {
  const phrases = WORDS[language].mails.alerts;
  const mentions = only(events, 'mention');
  const [first] = mentions;
  return {
    subject:
      mentions.length === 1 ? phrases.mention(first!) : phrases.mentionsSubject(String(mentions.length)),
    items: mentions.map((event) => ({ text: phrases.mention(event), more: event.comment })),
    closing: phrases.mentionsClosing,
    ...wayTo(mentions, language),
  };
}

/** To the one post that everything is about, else to the calendar. */
function wayTo(events: EventOf<'answer' | 'mention'>[], language: Language): Pick<Alert, 'label' | 'path'> {
  const { actions } = WORDS[language].mails.alerts;
  const [first] = events;
  const isOne = events.every(({ postId }) => postId === first!.postId);
  return isOne
    ? {
        label: actions.post,
        path: `${paths.calendar}?tab=calendar&scheduled=${first!.postId}&store=${first!.storeId}`,
      }
    : { label: actions.calendar, path: `${paths.calendar}?tab=calendar` };
}
