import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startQuery, useChangeStart } from './queries.ts';

/** Next to figures that are on the screen: a new owner has seen their numbers. */
export function NumbersSeen() {
  const { data: start } = useQuery(startQuery());
  const { mutate } = useChangeStart();
  const isNew = start?.steps.some(({ name, done }) => name === 'numbers' && !done) ?? false;
  const isOver = start?.state === 'finished';
  useEffect(() => {
    if (isNew && !isOver) mutate({ numbersSeen: true });
  }, [isNew, isOver, mutate]);
  return null;
}
