import { type Finding, inMajorUnits } from '#server/analytics/findings/finding.ts';
import { toMajor } from '#shared/core/money.ts';

/** Findings of a British store with their money in pounds. */
export const inPounds = <Found extends Finding>(findings: Found[]): Found[] =>
  findings.map((finding) => ({
    ...inMajorUnits(finding, 'GBP'),
    atStake: finding.atStake === null ? null : toMajor(finding.atStake, 'GBP'),
    score: toMajor(finding.score, 'GBP'),
  }));
