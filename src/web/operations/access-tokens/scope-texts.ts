import type { Scope } from '#shared/accounts/access-tokens.ts';
import { type Text, text } from '#shared/core/sentence.ts';

/** What a program may do, and what that means. */
export const SCOPE_TEXTS: Record<Scope, { label: Text; note: Text }> = {
  'metrics:read': {
    label: text('Read figures'),
    note: text('Sales, orders, customers as counts, profit. Never the name of a customer.'),
  },
  'products:read': {
    label: text('Read products'),
    note: text('Titles, descriptions, prices and stock.'),
  },
  'posts:read': {
    label: text('Read posts'),
    note: text('Your calendar, and what became of each post.'),
  },
  'posts:draft': {
    label: text('Write drafts'),
    note: text('Puts posts on your calendar. They go out only once approved.'),
  },
  'posts:approve': {
    label: text('Approve posts'),
    note: text('Lets posts go out without a person looking at them again.'),
  },
};
