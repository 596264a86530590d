import { type Text, text } from '#shared/core/sentence.ts';
import type { SharedState } from '#shared/publishing/approvals.ts';
import type { BadgeTone } from '#web/core/ui/badge.tsx';

export const STATE_LOOKS: Record<SharedState, { name: Text; tone: BadgeTone; note: Text }> = {
  waiting: {
    name: text('Waits for you'),
    tone: 'accent',
    note: text('It does not go out before it is approved.'),
  },
  changed: {
    name: text('Changed'),
    tone: 'accent',
    note: text('It was changed since it was answered. Please look at it again.'),
  },
  'changes-asked': {
    name: text('Changes asked for'),
    tone: 'caution',
    note: text('The shop has your remarks. Once it is changed, you are asked again.'),
  },
  approved: {
    name: text('Approved'),
    tone: 'positive',
    note: text('The shop has your approval and lets it go out.'),
  },
  planned: { name: text('Approved'), tone: 'positive', note: text('It goes out by itself at its time.') },
  published: { name: text('Gone out'), tone: 'neutral', note: text('It has gone out.') },
  stopped: { name: text('Stopped'), tone: 'neutral', note: text('It does not go out for now.') },
};

export function needsAnswer(state: SharedState): boolean {
  return state === 'waiting' || state === 'changed';
}

/** After an approval, too: something may be found later. */
export function canAnswer(state: SharedState): boolean {
  return state !== 'published' && state !== 'stopped';
}
