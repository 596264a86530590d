import { type SQL, sql } from 'drizzle-orm';
import { textArray } from './bulk.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Whether a text has one of these ids in it. They are of one length and stand whole, so that a set is looked up at once. */
export const namesAny = (text: SQL, ids: string[]) => sql`exists (
  select from regexp_matches(${text}, ${UUID}, 'g') found where found[1] = any(${textArray(ids)}))`;
