/** The same items, while up to `count` of those to come are already being made. */
export async function* readAhead<T>(source: AsyncIterable<T>, count: number): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  const coming: Promise<IteratorResult<T>>[] = [];
  function ask() {
    const item = items.next();
    // Looked at only when its turn comes; until then a failure is not unhandled.
    item.catch(() => {});
    coming.push(item);
  }
  for (let asked = 0; asked < count; asked += 1) ask();
  try {
    for (let item = coming.shift(); item; item = coming.shift()) {
      const { done, value } = await item;
      if (done) return;
      ask();
      yield value;
    }
  } finally {
    await items.return?.();
  }
}
