import type { SessionAgent } from '#server/core/db/schema/users.ts';

/** In this order: each of them also claims to be those that follow. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** Which browser on which system a `User-Agent` names; more of it is not saved. */
export function readAgent(userAgent: string | undefined): SessionAgent {
  const named = (known: [string, RegExp][]) =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
