import { TABLES } from './areas.ts';

const SCHEMA = /^src\/server\/core\/db\/(schema|migrations)\//;
const IN_SQL = /\b(?:insert\s+into|delete\s+from|update|merge\s+into)\s+(\w+)\b/gi;
const BY_HELPER = /\b(?:copyInto|deleteInSteps|replaceTexts)\(\w+, '(\w+)'/g;
/** Written under a name that is a value: then every table that the file names in quotes may be meant. */
const BY_VALUE =
  /\b(?:insert\s+into|delete\s+from|update|merge\s+into)\s+\$\{sql\.raw|\b(?:copyInto|deleteInSteps|replaceTexts)\(\w+, (?!')/i;
const IN_QUOTES = /'(\w+)'/g;
const IN_DRIZZLE =
  /\.(?:insert|update|delete)\((\w+)\)|\b(?:insert\s+into|delete\s+from|update|merge\s+into)\s+\$\{(\w+)\}/gi;

/** Every table that an area writes which is another's, that no area has, or that is listed and not there. */
export function brokenTables(files: Map<string, string>): string[] {
  const names = tableNames(files);
  const tables = new Set(names.values());
  const owners = new Map(
    Object.entries(TABLES).flatMap(([area, owned]) => owned.map((table) => [table, area])),
  );
  const broken: string[] = [];
  for (const [file, text] of files) {
    const [, side, area] = file.split('/');
    if (side !== 'server' || SCHEMA.test(file) || /\.test\.ts$|\/testing\//.test(file)) continue;
    for (const table of writtenIn(text, names)) {
      if (!tables.has(table)) continue;
      const owner = owners.get(table);
      if (owner !== area) broken.push(`${file} writes ${table}: that is for ${owner ?? 'nobody'}`);
    }
  }
  for (const table of tables) if (!owners.has(table)) broken.push(`no area has the table ${table}`);
  for (const table of owners.keys()) if (!tables.has(table)) broken.push(`there is no table ${table}`);
  return broken;
}

/** By the name of its variable in the schema. */
function tableNames(files: Map<string, string>): Map<string, string> {
  const schema = [...files].filter(([file]) => SCHEMA.test(file)).map(([, text]) => text);
  return new Map(
    schema.flatMap((text) =>
      [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
        ([, name, table]) => [name!, table!] as const,
      ),
    ),
  );
}

function writtenIn(text: string, names: Map<string, string>): string[] {
  const named = [
    ...text.matchAll(IN_SQL),
    ...text.matchAll(BY_HELPER),
    ...(BY_VALUE.test(text) ? text.matchAll(IN_QUOTES) : []),
  ].map(([, table]) => table!);
  const inDrizzle = [...text.matchAll(IN_DRIZZLE)].flatMap(
    ([, name, inSql]) => names.get((name ?? inSql)!) ?? [],
  );
  return [...named, ...inDrizzle];
}
