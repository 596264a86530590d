import { WORDS } from '#languages/words.ts';
import { csvFileName, csvLines } from '#server/analytics/reports/csv.ts';
import type { CsvFile } from '#server/analytics/reports/csv-route.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { zonedTime } from '#server/core/time/local-time.ts';
import { ACTIVITIES } from '#shared/core/activity.ts';
import type { Language } from '#shared/core/languages.ts';
import { putInto, type Sentence } from '#shared/core/sentence.ts';
import {
  ACTIVITIES_ON_A_PAGE,
  type Activity,
  type ActivityFilter,
  type ActivityPage,
  type ActorKind,
} from '#shared/operations/activity.ts';
import { SUBJECT_TEXTS, sentenceOf } from '#shared/operations/activity-sentences.ts';
import { type ActivityRecord, findActivities, findReach, type Place, type Wanted } from './repository.ts';

const ROWS_OF_FILE_AT_ONCE = 1_000;

interface Asked {
  account: { id: string };
  query: ActivityFilter;
  language: Language;
}

/** Who did what in an account, to be read; nothing here writes. */
export function createActivityService({ db, now }: { db: Database; now: () => Date }) {
  async function list(
    accountId: string,
    { after, ...filter }: ActivityFilter & { after?: string | undefined },
  ): Promise<ActivityPage> {
    const wanted = { ...wantedBy(filter), after: after === undefined ? undefined : placeIn(after) };
    const found = await findActivities(db, accountId, wanted, ACTIVITIES_ON_A_PAGE + 1);
    const shown = found.slice(0, ACTIVITIES_ON_A_PAGE);
    const last = found.length > shown.length ? shown.at(-1)! : await findReach(db, accountId, wanted);
    return {
      activities: shown.map(publicActivity),
      next: last && `${last.at.getTime()}.${last.id}`,
      reachedAt: last ? last.at.toISOString() : null,
    };
  }

  async function file({ account, query, language }: Asked): Promise<CsvFile> {
    const { files } = WORDS[language];
    const words = files.activity;
    const say = (sentence: Sentence) => inLanguage(sentence, language);
    const columns = [
      { title: words.when, value: ({ at }: Activity) => momentIn(at, query.zone) },
      { title: words.who, value: ({ actor }: Activity) => (actor.kind === 'vitrin' ? 'Vitrin' : actor.name) },
      { title: words.what, value: (activity: Activity) => say(sentenceOf(activity)) },
      { title: words.kind, value: ({ kind }: Activity) => say(SUBJECT_TEXTS[ACTIVITIES[kind]]) },
      { title: words.subject, value: ({ subject }: Activity) => subject.name },
      { title: words.store, value: ({ store }: Activity) => store?.name ?? null },
      { title: words.id, value: ({ id }: Activity) => id },
    ];
    return {
      fileName: csvFileName('', 'activity', now().toISOString().slice(0, 10)),
      lines: csvLines(columns, pages(account.id, wantedBy(query))),
    };
  }

  async function* pages(accountId: string, wanted: Wanted): AsyncGenerator<Activity[]> {
    for (let after: Place | null = null; ; ) {
      const here: Wanted = { ...wanted, after: after ?? undefined };
      const found: ActivityRecord[] = await findActivities(db, accountId, here, ROWS_OF_FILE_AT_ONCE);
      yield found.map(publicActivity);
      after = found.length === ROWS_OF_FILE_AT_ONCE ? found.at(-1)! : await findReach(db, accountId, here);
      if (!after) return;
    }
  }

  return { list, file };
}
export type ActivityService = ReturnType<typeof createActivityService>;

function wantedBy({ from, to, zone, ...rest }: ActivityFilter): Wanted {
  return {
    store: rest.store,
    about: rest.about,
    subject: rest.subject,
    actor: rest.actor,
    search: rest.search,
    from: from === undefined ? undefined : localDay(from, zone).from,
    before: to === undefined ? undefined : localDay(to, zone).to,
    after: undefined,
  };
}

function placeIn(after: string): Place {
  const [at, id] = after.split('.') as [string, string];
  return { at: new Date(Number(at)), id };
}

function publicActivity(record: ActivityRecord): Activity {
  const { id, at, kind, actor, actorId, actorName, storeId, storeName, subjectId, subjectName } = record;
  return {
    id,
    at: at.toISOString(),
    kind,
    actor: publicActor(actor, { userId: actorId, name: actorName }),
    store: storeId === null ? null : { id: storeId, name: storeName },
    subject: { id: subjectId, name: subjectName },
    details: record.details,
  };
}

function publicActor(
  kind: ActorKind,
  { userId, name }: { userId: string | null; name: string | null },
): Activity['actor'] {
  switch (kind) {
    case 'vitrin':
      return { kind };
    case 'outsider':
      return { kind, name };
    case 'person':
      return { kind, userId, name };
  }
}

function inLanguage(sentence: Sentence, language: Language): string {
  const { sentences } = WORDS[language];
  return putInto(sentence, (text) => {
    const entry = sentences[text];
    return typeof entry === 'string' ? entry : text;
  });
}

/** As a spreadsheet reads it. */
function momentIn(at: string, zone: string): string {
  return zonedTime(new Date(at), zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');
}
