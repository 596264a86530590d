interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Many small writes as few large ones: what arrives while one is on its way goes out with the next. Anyone who adds
 * something waits until it is committed. One that cannot be written takes no other with it.
 */
export function createGroupCommit<Item, Result>(write: (items: Item[]) => Promise<Result[]>, most = 250) {
  let waiting: Waiting<Item, Result>[] = [];
  let writing = false;

  function add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (writing) return;
      writing = true;
      // What is about to be added in this turn comes along.
      setImmediate(() => void writeAll());
    });
  }

  async function writeAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      if (!(await succeeds(batch, () => {}))) {
        for (const each of batch) await succeeds([each], each.reject);
      }
    }
    writing = false;
  }

  async function succeeds(batch: Waiting<Item, Result>[], onError: (error: unknown) => void) {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at]!);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  return add;
}
