import { type Answer, jsonAnswer, type Outcome } from './answer.ts';

/*
 * How the list of an account's posts can go wrong while the account itself is fine. Each of them leaves the newest post
 * out, so that nobody finds it by luck.
 */
export const LIST_FAULTS = [
  'errors',
  'errors-and-data',
  'half-json',
  'empty-body',
  'empty-object',
  'null-data',
  'no-meta',
  'lagging',
  'forgetful',
  'other-account',
  'cut-off',
  'crowded',
  'no-content',
  'html',
  'wrong-shape',
  'bad-times',
  'too-many-requests',
  'unavailable',
] as const;
export type ListFault = (typeof LIST_FAULTS)[number];

type Entry = Record<string, unknown>;

/** How a network writes a list. */
export type ListDialect = {
  /** Of an entry, when it was published. */
  time: string;
  /** Where the entries stand in the answer; `data` when left out. */
  list?: string;
  /** The answer around the entries; `next` is the cursor of what follows. */
  frame(entries: Entry[], next: string | null): Entry;
  /** The same entry of another account. */
  disown(entry: Entry): Entry;
};

export type ListFaults = ReturnType<typeof createListFaults>;

export function createListFaults(now: () => number) {
  let ordered: { fault: ListFault; since: number } | null = null;

  /** From now on, until null is set. */
  function set(fault: ListFault | null): void {
    ordered = fault && { fault, since: now() };
  }

  /** What becomes of a list that was to be answered; `entries` are all of the page, newest first. */
  function spoil(entries: Entry[], next: string | null, dialect: ListDialect): Outcome {
    const { time, frame, disown, list = 'data' } = dialect;
    const whole = (shown: Entry[], more = next) => jsonAnswer(frame(shown, more));
    if (!ordered) return whole(entries);
    const { fault, since } = ordered;
    const older = entries.slice(1);
    const trouble = [{ title: 'Internal Error', detail: 'A part could not be read.', message: 'Try later.' }];
    switch (fault) {
      case 'errors':
        return jsonAnswer({ errors: trouble });
      case 'errors-and-data':
        return jsonAnswer({ ...frame(older, next), errors: trouble });
      case 'half-json': {
        const text = JSON.stringify(frame(entries, next));
        return text200(text.slice(0, text.length / 2), 'application/json');
      }
      case 'empty-body':
        return text200('', 'application/json');
      case 'empty-object':
        return jsonAnswer({});
      case 'null-data':
        return jsonAnswer({ ...frame([], null), [list]: null });
      case 'no-meta':
        return jsonAnswer({ [list]: frame(older, next)[list] ?? older });
      // As it was when it was ordered.
      case 'lagging':
        return whole(entries.filter((each) => Date.parse(String(each[time])) < since));
      // The two newest are gone, others are there.
      case 'forgetful':
        return whole(entries.slice(2));
      case 'other-account':
        return whole(older.map(disown));
      case 'cut-off':
        return whole([], 'more');
      case 'crowded':
        return whole(crowd(entries[0] ?? {}, time), 'more');
      case 'no-content':
        return { status: 204, body: '' };
      case 'html':
        return text200('<!doctype html><title>Back soon</title>', 'text/html');
      case 'wrong-shape':
        return jsonAnswer({ ...frame(older, next), [list]: { newest: older } });
      case 'bad-times':
        return whole(older.map((each) => ({ ...each, [time]: 'some time ago' })));
      case 'too-many-requests':
        return {
          status: 429,
          headers: { 'retry-after': '20', 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': '0' },
          body: { title: 'Too Many Requests' },
        };
      case 'unavailable':
        return { status: 503, headers: { 'retry-after': '7' }, body: { title: 'Service Unavailable' } };
    }
  }

  /** Nothing but posts of this moment. */
  function crowd(like: Entry, time: string): Entry[] {
    return Array.from({ length: 10 }, (_, at) => ({
      ...like,
      id: `999${at}`,
      text: `Another ${at}`,
      message: `Another ${at}`,
      caption: `Another ${at}`,
      [time]: new Date(now()).toISOString(),
    }));
  }

  return { set, spoil, isOn: () => ordered !== null };
}

/** At the desk. */
export function listFaultForm(): string {
  const options = LIST_FAULTS.map((fault) => `<option>${fault}</option>`).join('');
  return `<form method="post" action="/desk/list-fault" class="row"><label>What goes wrong with lists of posts <select name="fault"><option value="">nothing</option>${options}</select></label><button class="quiet">Set</button></form>`;
}

export function listFaultIn(form: URLSearchParams): ListFault | null {
  return LIST_FAULTS.find((fault) => fault === form.get('fault')) ?? null;
}

function text200(body: string, type: string): Answer {
  return { status: 200, headers: { 'content-type': type }, body };
}
