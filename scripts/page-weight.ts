import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Prints how much JavaScript each page loads (gzip, all of it) and fails when one is over its budget. */
const DIST = new URL('../dist/', import.meta.url);
const SIGNED_IN = 'src/web/signed-in-routes.tsx';

const pages = [
  { page: 'sign-in', budgetKiB: 90, modules: [] },
  { page: 'landing', budgetKiB: 100, modules: ['src/web/marketing/landing/landing-page.tsx'] },
  { page: 'features', budgetKiB: 100, modules: ['src/web/marketing/features/features-page.tsx'] },
  {
    page: 'privacy',
    budgetKiB: 100,
    modules: ['src/web/marketing/legal/privacy-policy-page.tsx', 'src/languages/en/legal/privacy-policy.ts'],
  },
  {
    page: 'terms',
    budgetKiB: 100,
    modules: [
      'src/web/marketing/legal/terms-of-service-page.tsx',
      'src/languages/en/legal/terms-of-service.ts',
    ],
  },
  { page: 'dashboard', budgetKiB: 220, modules: [SIGNED_IN, 'src/web/dashboard/dashboard-page.tsx'] },
  { page: 'stores', budgetKiB: 220, modules: [SIGNED_IN, 'src/web/stores/connect/stores-page.tsx'] },
  { page: 'analytics', budgetKiB: 220, modules: [SIGNED_IN, 'src/web/analytics/page/analytics-page.tsx'] },
  { page: 'content', budgetKiB: 220, modules: [SIGNED_IN, 'src/web/shell/content/content-route.tsx'] },
  {
    page: 'schedules',
    budgetKiB: 220,
    modules: [
      SIGNED_IN,
      'src/web/publishing/scheduler/page/scheduler-page.tsx',
      'src/web/publishing/calendar/views/calendar-view.tsx',
    ],
  },
  {
    page: 'ads',
    budgetKiB: 220,
    modules: [SIGNED_IN, 'src/web/ads/page/ads-page.tsx', 'src/web/ads/account/connect/account-strip.tsx'],
  },
  { page: 'settings', budgetKiB: 220, modules: [SIGNED_IN, 'src/web/operations/settings/settings-page.tsx'] },
];

const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
const start = [
  ...read('index.html')
    .toString()
    .matchAll(/(?:src|href)="\/([^"]+\.js)"/g),
].map(([, file]) => file ?? '');

for (const { page, budgetKiB, modules } of pages) {
  const files = [...filesOf(modules)];
  const bytes = files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
  const isOver = bytes > budgetKiB * 1024;
  if (isOver) process.exitCode = 1;
  console.log(
    `${page.padEnd(10)}${(bytes / 1024).toFixed(1).padStart(6)} of ${budgetKiB} KiB${isOver ? ', OVER' : ''}`,
  );
}

function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set(start);
  function add(name: string) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest; the list of pages above is out of date`);
    files.add(chunk.file);
    chunk.imports?.filter((imported) => !files.has(manifest[imported]?.file ?? '')).forEach(add);
  }
  modules.forEach(add);
  return files;
}

function read(file: string) {
  return readFileSync(new URL(file, DIST));
}
