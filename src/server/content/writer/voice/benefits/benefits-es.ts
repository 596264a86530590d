import type { Benefits } from './benefits.ts';

export const benefitsEs: Benefits = {};
