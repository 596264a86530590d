import type { BulkLine } from './wire.ts';

/** A root of a bulk file (a product, an order) with everything below it. */
export interface Family {
  root: BulkLine;
  children: BulkLine[];
  /** Of the children. */
  ids: Set<string>;
  /** Where its first line stands, so that reading can begin there again. */
  start: Position;
}

/** Between two lines: the bytes and the lines before it. */
export interface Position {
  offset: number;
  lines: number;
}

interface Orphans {
  children: BulkLine[];
  start: Position;
}

interface Limits {
  openFamilies: number;
  openChildren: number;
  orphans: number;
  /** Children stand right behind their parent: a family that is seen to be whole is handed on when the next begins. */
  adjacent?: boolean;
}

export const GROUPED: Limits = {
  openFamilies: 50,
  openChildren: 2_000,
  orphans: 5_000,
  adjacent: true,
};
const WHOLE_REMEMBERED = 20;
export const UNGROUPED: Limits = { openFamilies: 2_000, openChildren: 20_000, orphans: 5_000 };

/**
 * Joins the lines of a bulk file. In a grouped file children follow their parent; elsewhere Shopify only promises that
 * they come later. So the newest families stay open for a while, and a child without a parent waits for it; what is
 * alone in the end is named, to be read again. A short window is quick: what stays in memory long is dear to collect.
 */
export function createFamilyWindow(
  isBranch: (child: BulkLine) => boolean,
  limits: Limits,
  isWhole: (family: Family) => boolean = () => false,
) {
  /** Without the newest, which is nearly always whole when the next begins: a map that changes with each is dear. */
  const open = new Map<string, Family>();
  let newest: Family | null = null;
  /** Whole families that wait to be taken, and the children's ids of the last whole ones. */
  const whole: Family[] = [];
  const lastWhole: { id: string; ids: string }[] = [];
  let handedOn = 0;
  /** Whole families that another child came for. */
  const grown = new Set<string>();
  /** Children that have children themselves (agreements), by the family they are in. */
  const branches = new Map<string, Family>();
  const orphans = new Map<string, Orphans>();
  let orphanCount = 0;
  let childCount = 0;
  let repeated = 0;

  /** A root that is still open came twice; one closed long ago opens again, without children. */
  function addRoot(root: BulkLine, start: Position): void {
    if (newest?.root.id === root.id || open.has(root.id) || childIdsOfWhole(root.id) !== undefined) {
      repeated += 1;
      return;
    }
    if (newest && limits.adjacent && isWhole(newest)) handOn(newest);
    else if (newest) open.set(newest.root.id, newest);
    const family: Family = { root, children: [], ids: new Set(), start };
    newest = family;
    adopt(root.id, family);
  }

  function handOn(family: Family): void {
    close(family);
    whole.push(family);
    lastWhole[handedOn % WHOLE_REMEMBERED] = { id: family.root.id, ids: listed(family.ids) };
    handedOn += 1;
  }

  const childIdsOfWhole = (id: string) => lastWhole.find((each) => each.id === id)?.ids;

  function addChild(child: BulkLine, parentId: string, start: Position): void {
    const family = newest?.root.id === parentId ? newest : (open.get(parentId) ?? branches.get(parentId));
    const known = family ? undefined : childIdsOfWhole(parentId);
    if (family) put(child, family);
    else if (known?.includes(listed([child.id]))) repeated += 1;
    else if (known !== undefined) grown.add(parentId);
    else {
      const waiting = orphans.get(parentId);
      if (waiting) waiting.children.push(child);
      else orphans.set(parentId, { children: [child], start });
      orphanCount += 1;
    }
  }

  function put(child: BulkLine, family: Family): void {
    if (family.ids.has(child.id)) {
      repeated += 1;
      return;
    }
    family.ids.add(child.id);
    family.children.push(child);
    childCount += 1;
    if (isBranch(child)) {
      branches.set(child.id, family);
      adopt(child.id, family);
    }
  }

  function adopt(parentId: string, family: Family): void {
    const waiting = orphans.get(parentId);
    if (!waiting) return;
    orphans.delete(parentId);
    orphanCount -= waiting.children.length;
    if (waiting.start.offset < family.start.offset) family.start = waiting.start;
    for (const child of waiting.children) put(child, family);
  }

  /** Whole families, and the oldest others once they are too many; half of the children stay. */
  function takeClosed(atMost: number): Family[] {
    if (whole.length >= atMost) return whole.splice(0, atMost);
    const closed: Family[] = [];
    if (openCount() < limits.openFamilies + atMost && childCount < limits.openChildren) return closed;
    for (const family of open.values()) {
      const fits = openCount() <= limits.openFamilies && childCount <= limits.openChildren / 2;
      if (fits || closed.length === atMost) break;
      close(family);
      closed.push(family);
    }
    return closed;
  }

  const openCount = () => open.size + (newest ? 1 : 0);

  function takeAll(atMost: number): Family[] {
    if (whole.length > 0) return whole.splice(0, atMost);
    if (newest) open.set(newest.root.id, newest);
    newest = null;
    const closed = [...open.values().take(atMost)];
    for (const family of closed) close(family);
    return closed;
  }

  function close(family: Family): void {
    open.delete(family.root.id);
    childCount -= family.children.length;
    if (branches.size > 0) for (const child of family.children) branches.delete(child.id);
  }

  return {
    addRoot,
    addChild,
    takeClosed,
    takeAll,
    /** The root whose children a line without a readable parent most likely belongs to. */
    newestRootId: () => newest?.root.id ?? null,
    /** From where a later reading must begin so that no open family is missed. */
    restart(now: Position): Position {
      let first = now;
      const waiting = [...whole, ...open.values()];
      if (newest) waiting.push(newest);
      for (const { start } of waiting) if (start.offset < first.offset) first = start;
      return first;
    },
    /** Parents that children wait for. */
    missedParents: () => [...orphans.keys(), ...grown],
    /** Lines that came twice: they stand where others should. */
    repeated: () => repeated,
    isCrowded: () => orphanCount > limits.orphans,
    dropOrphans(): string[] {
      const parents = [...orphans.keys(), ...grown];
      orphans.clear();
      grown.clear();
      orphanCount = 0;
      return parents;
    },
  };
}

/** As one text of its own: each id is a piece of the line it was read from, and keeps the whole of it in memory. */
const listed = (ids: Iterable<string>) => `\n${[...ids].join('\n')}\n`;
