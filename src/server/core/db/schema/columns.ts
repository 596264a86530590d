import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import { type Sentence, text } from '#shared/core/sentence.ts';

/** UTC instant. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Integer minor units of the store's currency. */
export const minorUnits = () => bigint({ mode: 'number' });

/** A platform's id or another text that is only compared, never sorted for people: byte order is quicker. */
export const key = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A sentence without values as its text, one with values as JSON. */
export const sentence = customType<{ data: Sentence; driverData: string }>({
  dataType: () => 'text',
  toDriver: (said) => (typeof said === 'string' ? said : JSON.stringify(said)),
  fromDriver: (saved) => (saved.startsWith('{"text":') ? JSON.parse(saved) : text(saved)),
});
