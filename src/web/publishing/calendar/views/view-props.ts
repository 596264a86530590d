import type { ScheduledPost } from '#shared/publishing/schedules.ts';

/** What month, week and agenda are drawn from. */
export interface ViewProps {
  days: readonly string[];
  posts: readonly ScheduledPost[];
  /** Of the store. */
  today: string;
  /** The day's week stays without posts for an experiment. */
  isQuiet: (day: string) => boolean;
  onOpen: (post: ScheduledPost) => void;
  onNew: (day: string) => void;
}
