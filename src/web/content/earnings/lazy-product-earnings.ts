import { lazy } from 'react';

/** Loaded where a price is planned, and not with the page around it. */
export const ProductEarnings = lazy(async () => ({
  default: (await import('./product-earnings.tsx')).ProductEarnings,
}));
