import { createContext, use } from 'react';
import type { Carry } from './use-carry.ts';

export const CarryContext = createContext<Carry | null>(null);

export function useCarrying(): Carry {
  const carry = use(CarryContext);
  if (!carry) throw new Error('useCarrying must be used within a calendar');
  return carry;
}
