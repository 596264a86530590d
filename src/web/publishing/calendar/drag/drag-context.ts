import { createContext, use } from 'react';
import type { Drag } from './use-drag.ts';

export const DragContext = createContext<Drag | null>(null);

export function useDragging(): Drag {
  const drag = use(DragContext);
  if (!drag) throw new Error('useDragging must be used within a calendar');
  return drag;
}
