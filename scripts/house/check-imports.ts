import { dirname, normalize } from 'node:path';
import { AREAS, OPEN, PUBLIC, type Side } from './areas.ts';

/** What a file imports, as the path of a file from the root; packages and data files are left out. */
export interface Import {
  from: string;
  to: string;
}

const IMPORTS =
  /^(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)|^import\s+'([^']+)'/gms;
const ROOTS = {
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#shared/': 'src/shared/',
  '#languages/': 'src/languages/',
  '#simulators/': 'simulators/',
};

/** @param files text by path from the root. */
export function importsOf(files: Map<string, string>): Import[] {
  return [...files].flatMap(([from, text]) =>
    [...text.matchAll(IMPORTS)].flatMap(([, named, lazy, bare]) => {
      const to = pathOf(from, (named ?? lazy ?? bare)!);
      return to !== null && /\.tsx?$/.test(to) ? { from, to } : [];
    }),
  );
}

function pathOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(`${dirname(from)}/${specifier}`);
  const root = Object.entries(ROOTS).find(([alias]) => specifier.startsWith(alias));
  return root ? root[1] + specifier.slice(root[0].length) : null;
}

/** Every import that breaks a rule of the house, in a sentence with its file. */
export function brokenImports(files: Map<string, string>): string[] {
  const imports = importsOf(files).filter(({ from }) => !isTest(from));
  return [
    ...[...files].flatMap(([file, text]) => climbing(file, text)),
    ...imports.flatMap((each) => acrossSides(each) ?? upwards(each) ?? intoPrivate(each) ?? []),
    ...unusedPublic(imports),
    ...circles(imports),
  ];
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
const isOurs = (file: string) => /^(src|simulators)\//.test(file);

function climbing(file: string, text: string): string[] {
  const found = isOurs(file) && !isTest(file) && /from '\.\.\/[^']*\.tsx?'/.test(text);
  return found ? [`${file}: home is ./, abroad is #; there is no ../`] : [];
}

function acrossSides({ from, to }: Import): string | undefined {
  const [mine, theirs] = [rootOf(from), rootOf(to)];
  if (mine === theirs || !isOurs(from)) return undefined;
  if (theirs === 'shared' && mine !== 'simulators') return undefined;
  if (theirs === 'languages' && (mine === 'server' || mine === 'web')) return undefined;
  return `${from} imports ${to}: ${mine} may not import ${theirs}`;
}

function upwards({ from, to }: Import): string | undefined {
  const [mine, theirs] = [placeOf(from), placeOf(to)];
  if (!mine || !theirs || mine.side !== theirs.side || theirs.rank <= mine.rank) return undefined;
  return `${from} imports ${to}: ${mine.area} stands below ${theirs.area}`;
}

function intoPrivate({ from, to }: Import): string | undefined {
  const [mine, theirs] = [placeOf(from), placeOf(to)];
  if (!mine || !theirs?.file || mine.side !== theirs.side || mine.area === theirs.area) return undefined;
  if (mine.file === null || isOpen(to) || theirs.file === 'area.ts') return undefined;
  const open = PUBLIC[`${theirs.side}/${theirs.area}`] ?? [];
  return open.includes(theirs.file) ? undefined : `${from} imports ${to}: it is private to ${theirs.area}`;
}

/** The list stays as short as it can be. */
function unusedPublic(imports: Import[]): string[] {
  const used = new Set(
    imports
      .filter(({ from, to }) => {
        const [mine, theirs] = [placeOf(from), placeOf(to)];
        return mine && theirs && mine.file !== null && mine.area !== theirs.area;
      })
      .map(({ to }) => to),
  );
  return Object.entries(PUBLIC).flatMap(([area, names]) =>
    names
      .filter((name) => !used.has(`src/${area}/${name}`))
      .map((name) => `${area}/${name} is public in vain`),
  );
}

const isOpen = (file: string) => OPEN.some((open) => file.startsWith(`src/${open}/`));

/** Simulators, scripts and proofs are one each. */
function rootOf(file: string): string {
  const [first, second] = file.split('/');
  return first === 'src' ? second! : first!;
}

/** Where in the order a file stands; `file` is its path in the area, null for what stands above all areas. */
function placeOf(path: string) {
  const [src, side, area, ...rest] = path.split('/');
  const order = src === 'src' ? AREAS[side as Side] : undefined;
  if (!order) return undefined;
  const rank = order.indexOf(area!);
  if (rest.length === 0 || rank < 0)
    return { side, area: `all areas of ${side}`, rank: order.length, file: null };
  return { side, area: area!, rank, file: rest.join('/') };
}

/** In every folder: the folders it holds, each as a whole, and its own files together. Types count. */
function circles(imports: Import[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [mine, theirs] = apart(from, to);
    if (mine !== theirs) edges.set(mine, (edges.get(mine) ?? new Set()).add(theirs));
  }
  const found = new Set<string>();
  for (const start of edges.keys()) {
    const way = wayBack(edges, start);
    if (way) found.add([...way].sort().join(' and '));
  }
  return [...found].map((way) => `${way} import each other`);
}

/**
 * Two files as what the last folder they share holds of them: a folder, or `*` for the files of its own. What wires an
 * area stands above the files beside it.
 */
function apart(from: string, to: string): [string, string] {
  const [mine, theirs] = [from.split('/'), to.split('/')];
  const depth = mine.findIndex((part, at) => part !== theirs[at]);
  const heldOf = (path: string[]) =>
    [...path.slice(0, depth), path.length > depth + 1 || path[depth] === 'area.ts' ? path[depth] : '*'].join(
      '/',
    );
  return [heldOf(mine), heldOf(theirs)];
}

/** The shortest way from a folder back to itself. */
function wayBack(edges: Map<string, Set<string>>, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of edges.get(way.at(-1)!) ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
