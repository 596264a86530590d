import type { Benefits } from './benefits.ts';

export const benefitsDe: Benefits = {};
