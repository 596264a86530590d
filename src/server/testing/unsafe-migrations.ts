/**
 * Statements that would break the processes of the version before, or hold up everybody who uses a large table. Tables
 * that the same migration creates are empty and unknown to the old version: with them anything goes.
 */
const UNSAFE: [pattern: RegExp, reason: string][] = [
  [/\bdrop (table|column|view|type|function|trigger)\b/i, 'the version before still uses it'],
  [/\bdrop index\b/i, 'the version before still searches by it'],
  [/\brename\b/i, 'the version before knows the old name'],
  [/\bset data type\b|\balter column "?\w+"? type\b/i, 'every row is written again under a lock'],
  [/\badd column (?!.*\bdefault\b).*\bnot null\b/i, 'the version before leaves it empty'],
  [
    /\balter column .*\bset not null\b/i,
    'every row is read under a lock, and the version before leaves it empty',
  ],
  [/\badd column .*\bdefault [a-z_.]*\w+\(/i, 'every row is written again under a lock'],
  [/\bconcurrently\b/i, 'a migration is one transaction, which cannot build it'],
  [/\bcreate (unique )?index\b/i, 'nobody could write to the table during it'],
  [/\badd constraint .*\b(unique|primary key|exclude)\b/i, 'nobody could write to the table during it'],
  [/\badd constraint (?!.*\bnot valid\b).*\b(check|foreign key)\b/i, 'every row is read under a lock'],
  [/^\s*(update|delete|insert)\b/i, 'all rows at once; a job does it in slices'],
];

/** @returns each with what speaks against it. */
export function findUnsafe(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map((statement) => statement.trim());
  const created = new Set(statements.flatMap((statement) => tableCreatedBy(statement) ?? []));
  return statements
    .filter((statement) => !created.has(tableChangedBy(statement) ?? ''))
    .flatMap((statement) => {
      const oneLine = statement.replaceAll(/\s+/g, ' ');
      const [, reason] = UNSAFE.find(([pattern]) => pattern.test(oneLine)) ?? [];
      return reason ? [`${oneLine.slice(0, 100)}: ${reason}`] : [];
    });
}

function tableCreatedBy(statement: string): string | undefined {
  return /^create table (?:if not exists )?"?(\w+)"?/i.exec(statement)?.[1];
}

function tableChangedBy(statement: string): string | undefined {
  return /^(?:alter table|create (?:unique )?index .* on) "?(\w+)"?/is.exec(statement)?.[1];
}
