import { expect, test } from 'vitest';
import {
  betaBelow,
  betaQuantile,
  binomialAtLeast,
  binomialAtMost,
  dispersionOf,
  fisherFewerInFirst,
  fisherMoreInFirst,
  lnGamma,
  lowerGamma,
  normalBelow,
  normalQuantile,
  poissonAtLeast,
  poissonAtMost,
  studentBelow,
  studentQuantile,
} from './statistics.ts';

/** Compared with SciPy 1.17 (`scipy.special.gammaln`, `scipy.stats`: gamma, beta, norm, t, poisson, binom). */
test.each([
  ['lgamma(0.5)', lnGamma(0.5), 0.5723649],
  ['lgamma(101)', lnGamma(101), 363.7393756],
  ['pgamma(2, 3)', lowerGamma(3, 2), 0.3233236],
  ['pgamma(30, 20)', lowerGamma(20, 30), 0.9781265],
  ['pbeta(0.3, 2, 5)', betaBelow(0.3, 2, 5), 0.579825],
  ['pbeta(0.9, 2, 5)', betaBelow(0.9, 2, 5), 0.999945],
  ['qbeta(0.975, 8, 3)', betaQuantile(0.975, 8, 3), 0.9332605],
  ['pnorm(-1.96)', normalBelow(-1.96), 0.0249979],
  ['qnorm(0.975)', normalQuantile(0.975), 1.959964],
  ['pt(2, 5)', studentBelow(2, 5), 0.9490303],
  ['qt(0.975, 3)', studentQuantile(0.975, 3), 3.182446],
  ['1 - ppois(9, 5)', poissonAtLeast(10, 5), 0.0318281],
  ['ppois(1, 5)', poissonAtMost(1, 5), 0.0404277],
  ['ppois(-1, 5)', poissonAtLeast(0, 5), 1],
  ['1 - pbinom(6, 20, 0.2)', binomialAtLeast(7, 20, 0.2), 0.0866925],
  ['pbinom(1, 20, 0.2)', binomialAtMost(1, 20, 0.2), 0.0691753],
  ['pbinom(20, 20, 0.2)', binomialAtMost(20, 20, 0.2), 1],
])('%s', (_, value, expected) => {
  expect(value).toBeCloseTo(expected, 5);
});

test('Fisher’s tea: three of four cups by chance alone', () => {
  expect(fisherMoreInFirst({ hits: 3, of: 4 }, { hits: 1, of: 4 })).toBeCloseTo(17 / 70, 8);
  expect(fisherMoreInFirst({ hits: 4, of: 4 }, { hits: 0, of: 4 })).toBeCloseTo(1 / 70, 8);
  expect(fisherFewerInFirst({ hits: 0, of: 4 }, { hits: 4, of: 4 })).toBeCloseTo(1 / 70, 8);
  expect(fisherMoreInFirst({ hits: 0, of: 4 }, { hits: 4, of: 4 })).toBeCloseTo(1, 8);
});

test.each([
  ['equal values do not scatter', [5, 5, 5, 5], 0],
  ['neighbours two apart around five', [4, 6, 4, 6], 0.4],
  ['too few values', [1, 2], null],
  ['nothing at all', [0, 0, 0], null],
])('dispersion: %s', (_, values, expected) => {
  expect(dispersionOf(values)).toEqual(expected);
});
