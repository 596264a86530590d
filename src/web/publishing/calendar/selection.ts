import { createContext, use } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';

/** Posts that are being chosen to be approved together. */
export interface Selection {
  isSelecting: boolean;
  canSelect: (post: ScheduledPost) => boolean;
  isSelected: (post: ScheduledPost) => boolean;
  toggle: (post: ScheduledPost) => void;
}

export const SelectionContext = createContext<Selection>({
  isSelecting: false,
  canSelect: () => false,
  isSelected: () => false,
  toggle: () => undefined,
});

export function useSelection(): Selection {
  return use(SelectionContext);
}
