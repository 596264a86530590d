/*
 * Faults, ordered by ordinary input: the API key or the name of the model is, or ends in `-` and, one of these.
 * With `-once` behind it only every other request, beginning with the first, meets it.
 */
export const faultNames = [
  'slow', // does not answer
  'rude', // 429 with retry-after
  'quota', // 429 insufficient_quota
  'unauthorized', // 401
  'down', // 503
  'malformed', // the text is no JSON
  'refusal',
  'invented-number',
  'wrong-language',
  'wordy', // texts that are far too long
  'endless', // an answer that never ends
  // Of pictures and films:
  'page', // a page of HTML with 200
  'rubbish', // bytes that are none
  'html', // a page where the picture should be
  'broken', // only half of it
  'blank', // one colour
  'thumbnail', // far too small
  'narrow', // other proportions
] as const;
export type FaultName = (typeof faultNames)[number];

const INVENTED = ' That is 48,213 more than usual, or 917 %.';
const GERMAN =
  'Der Umsatz ist in den letzten Wochen deutlich gestiegen, und die Kunden kaufen wieder mehr als noch im Herbst.';

export function createFaults() {
  const requests = new Map<string, number>();

  return function orderedFault(apiKey: string, model: string): FaultName | null {
    for (const name of faultNames) {
      const always = new RegExp(`(^|-)${name}$`);
      const once = new RegExp(`(^|-)${name}-once$`);
      if (always.test(apiKey) || always.test(model)) return name;
      if (!once.test(apiKey) && !once.test(model)) continue;
      const count = (requests.get(name) ?? 0) + 1;
      requests.set(name, count);
      return count % 2 === 1 ? name : null;
    }
    return null;
  };
}

/** The same answer as this fault lets it through. */
export function bend(answer: unknown, fault: FaultName | null): unknown {
  if (fault === 'invented-number') return withTexts(answer, (text) => text + INVENTED);
  if (fault === 'wrong-language') return withTexts(answer, () => GERMAN);
  if (fault === 'wordy') return withTexts(answer, (text) => `${text} `.repeat(2_000));
  return answer;
}

/** Single words are choices, not texts. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes(' ') ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTexts(part, change)]));
}
