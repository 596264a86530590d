import { type Text, text } from '#shared/core/sentence.ts';
import type { MarkState, WriteBackKind } from '#shared/publishing/write-back.ts';
import type { BadgeTone } from '#web/core/ui/badge.tsx';

interface KindTexts {
  label: Text;
  /** What Shopify then shows. */
  shows: Text;
  /** Of one that was written. */
  one: Text;
  removeAll: Text;
}

export const KIND_TEXTS: Record<WriteBackKind, KindTexts> = {
  annotations: {
    label: text('A mark on your charts for each post'),
    shows: text('Shopify’s charts then show when a post went out, with what it sold and earned.'),
    one: text('Mark on charts'),
    removeAll: text('Remove all marks on charts'),
  },
  activities: {
    label: text('A marketing activity for each post'),
    shows: text(
      'Shopify’s marketing report then lists your posts, with views, likes, clicks, orders and sales of each day.',
    ),
    one: text('Marketing activity'),
    removeAll: text('Remove all marketing activities'),
  },
  order_marks: {
    label: text('The post on each order that came by it'),
    shows: text(
      'Orders in Shopify then carry the post that the buyer came by, and Shopify’s own sales can be counted by post.',
    ),
    one: text('Mark on an order'),
    removeAll: text('Remove all marks on orders'),
  },
  discount_codes: {
    label: text('A discount code for a post, where you ask for one'),
    shows: text(
      'A post in the calendar can then have a code of its own. Its link applies the code by itself, and orders with it are this post’s for certain.',
    ),
    one: text('Discount code'),
    removeAll: text('Remove all discount codes'),
  },
};

export const STATE_TEXTS: Record<MarkState, { label: Text; tone: BadgeTone }> = {
  writing: { label: text('Being written'), tone: 'accent' },
  written: { label: text('In Shopify'), tone: 'positive' },
  not_allowed: { label: text('Permission missing'), tone: 'caution' },
  limit: { label: text('No room in Shopify'), tone: 'caution' },
  refused: { label: text('Refused'), tone: 'negative' },
  removing: { label: text('Being removed'), tone: 'neutral' },
};
