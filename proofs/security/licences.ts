import type { LockedPackage } from './lock-file.ts';

const PERMISSIVE = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of fonts that we pass on unchanged.
  'OFL-1.1',
  'Unlicense',
]);

/** Others that are used in a way that their licence leaves free. */
const APART: { name: RegExp; reason: string }[] = [
  { name: /^@ffmpeg-installer\//, reason: 'a program of its own, run and never linked (decision 009)' },
  { name: /^@img\/sharp-/, reason: 'libvips, a shared library under the LGPL that sharp loads' },
];

/** @returns packages of the product whose licence asks more of us than naming it. */
export function faultsOfLicences(packages: LockedPackage[]): string[] {
  return packages
    .filter(({ isDev, license }) => !isDev && !isPermissive(license))
    .filter(({ name }) => !APART.some((each) => each.name.test(name)))
    .map(({ name, license }) => `${name} is under ${license}`);
}

/** For the report: what stands apart, and why that may be. */
export function packagesApart(packages: LockedPackage[]): string[] {
  const others = packages.filter(({ isDev, license }) => !isDev && !isPermissive(license));
  return APART.map(({ name, reason }) => {
    const count = others.filter((each) => name.test(each.name)).length;
    return `${count} packages ${name.source.replaceAll(/[\\^]/g, '')}…: ${reason}`;
  });
}

/** SPDX: all of what is joined by AND, one of what is joined by OR. */
function isPermissive(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((each) => PERMISSIVE.has(each.trim())));
}
