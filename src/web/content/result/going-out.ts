import { type ComponentType, createContext } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import type { Draft } from './use-draft.ts';

/** What a post still needs to go out: shown by the area that knows accounts, in the places that this page has for it. */
export interface GoingOut {
  /** Above the form. */
  Banner: ComponentType<{ store: Store }>;
  /** Next to a written post. */
  FirstAccount: ComponentType<{ store: Store; draft: Draft }>;
}

export const GoingOutContext = createContext<GoingOut | null>(null);
