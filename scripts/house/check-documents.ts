import { dirname, normalize } from 'node:path';

const PROGRAM = /`(?:node )?([\w./-]+\.(?:tsx|ts|mjs))(?: [^`]*)?`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** Every file that a document names and that is not there. @param paths all files, from the root. */
export function brokenDocuments(documents: Map<string, string>, paths: string[]): string[] {
  const known = new Set(paths);
  return [...documents].flatMap(([document, text]) => {
    const named = [...text.matchAll(PROGRAM)]
      .map(([, path]) => path!.replace(/^\.?\//, ''))
      .filter((path) => !paths.some((each) => each === path || each.endsWith(`/${path}`)));
    const linked = [...text.matchAll(LINK)]
      .map(([, path]) => normalize(`${dirname(document)}/${decodeURI(path!)}`).replace(/\/$/, ''))
      .filter((path) => !known.has(path) && !paths.some((each) => each.startsWith(`${path}/`)));
    return [...named, ...linked].map((path) => `${document} names ${path}, which is not there`);
  });
}
