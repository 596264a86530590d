import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CHANGES =
  /update\s+activities\b|\.update\(activities\)|delete\s+from\s+activities\b|\.delete\(activities\)|truncate\s+activities/i;

test('nothing changes an entry, and only what makes room after a year or with an account removes one', () => {
  const sources = globSync('src/server/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(500);
  const changing = sources.filter((path) => CHANGES.test(readFileSync(path, 'utf8')));
  expect(changing).toEqual(['src/server/core/activity/activity-log.ts']);
  const log = readFileSync('src/server/core/activity/activity-log.ts', 'utf8');
  expect(log).not.toMatch(/update\s+activities|\.update\(/i);
  expect(log.match(/delete from activities/g)).toHaveLength(2);
});
