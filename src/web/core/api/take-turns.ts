/** At most so many at a time; the others wait for their turn. */
export function takeTurns(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;

  return async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
