import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The present, followed closely enough for a line on a calendar. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
