import type { Benefits } from './benefits.ts';

export const benefitsFr: Benefits = {};
