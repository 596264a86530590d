import { dirname, normalize } from 'node:path';

const PROGRAM = /`(?:node )?([\w./-]+\.(?:tsx|ts|mjs))(?: [^`]*)?`/g;
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
const FENCED = /^(```|~~~).*?^\1/gms;
const HEADING = /^#{1,6} +(.+?) *$/gm;

/** Every file and heading that a document names and that is not there. @param paths all files, from the root. */
export function brokenDocuments(documents: Map<string, string>, paths: string[]): string[] {
  const known = new Set(paths);
  return [...documents].flatMap(([document, text]) => {
    const named = [...text.matchAll(PROGRAM)]
      .map(([, path]) => path!.replace(/^\.?\//, ''))
      .filter((path) => !paths.some((each) => each === path || each.endsWith(`/${path}`)));
    const linked = [...text.matchAll(LINK)].flatMap(([, link, anchor]) => {
      const path = link ? normalize(`${dirname(document)}/${decodeURI(link)}`).replace(/\/$/, '') : document;
      if (!known.has(path) && !paths.some((each) => each.startsWith(`${path}/`))) return [path];
      const target = documents.get(path);
      const isThere = !anchor || target === undefined || anchorsOf(target).has(decodeURI(anchor));
      return isThere ? [] : [`${path}#${anchor}`];
    });
    return [...named, ...linked].map((path) => `${document} names ${path}, which is not there`);
  });
}

/** As code hosts make them of headings; one that comes again is numbered. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.replace(FENCED, '').matchAll(HEADING)].map(([, heading]) =>
    heading!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const timesBefore = (at: number) => headings.slice(0, at).filter((each) => each === headings[at]).length;
  return new Set(headings.map((anchor, at) => (timesBefore(at) ? `${anchor}-${timesBefore(at)}` : anchor)));
}
