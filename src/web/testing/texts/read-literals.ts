import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export interface SourceNode {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Words that a source file writes down: a string, a template or the text of an element. */
export interface Literal {
  words: string;
  /** The words between the values of a template; one piece where there are none. */
  pieces: string[];
  kind: 'string' | 'template' | 'element';
  /** What it stands in, from the outermost to itself. */
  place: SourceNode[];
  file: string;
  /** Where in the file it begins. */
  start: number;
}

/** Tests and what serves them say nothing to anybody. */
const SILENT = /\.test\.|(?:^|\/)testing\//;

export function readLiterals(folder: string): Literal[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !SILENT.test(name))
    .sort()
    .flatMap((name) => literalsOf(join(folder, name)));
}

function literalsOf(file: string): Literal[] {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Literal[] = [];
  visit(program, [], (node, place) => {
    const read = readLiteral(node);
    if (read) found.push({ ...read, place: [...place], file, start: node.start });
  });
  return found;
}

function readLiteral(node: SourceNode): Pick<Literal, 'words' | 'pieces' | 'kind'> | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return { words: node.value, pieces: [node.value], kind: 'string' };
  if (node.type === 'JSXText') {
    const words = String(node.value).replace(/\s+/g, ' ').trim();
    return { words, pieces: [words], kind: 'element' };
  }
  if (node.type === 'TemplateLiteral') {
    const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    return { words: pieces.join('Something'), pieces, kind: 'template' };
  }
  return undefined;
}

/** `place` is one stack for the whole walk: a thousand files are read while a developer waits for the build. */
function visit(
  part: unknown,
  place: SourceNode[],
  see: (node: SourceNode, place: readonly SourceNode[]) => void,
) {
  if (Array.isArray(part)) {
    for (const one of part) visit(one, place, see);
  } else if (isNode(part)) {
    place.push(part);
    see(part, place);
    for (const name in part) if (typeof part[name] === 'object') visit(part[name], place, see);
    place.pop();
  }
}

function isNode(part: unknown): part is SourceNode {
  return typeof part === 'object' && part !== null && typeof (part as SourceNode).type === 'string';
}
