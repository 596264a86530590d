import type { Benefits } from './benefits.ts';

export const benefitsTr: Benefits = {};
