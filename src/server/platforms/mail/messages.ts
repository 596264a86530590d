import type { z } from 'zod';
import { AccountMessage, accountWords } from './account-messages.ts';
import type { MailWords, Reader } from './mail-words.ts';

/** What can wait in the queue until it is written; other features hand over the words themselves. */
export const Message = AccountMessage;
export type Message = z.infer<typeof Message>;

export const wordsFor: (message: Message, reader: Reader, publicUrl: string) => MailWords = accountWords;
