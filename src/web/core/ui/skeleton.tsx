import { classNames } from './class-names.ts';

/** A quiet stand-in for what is coming; give it the size of that by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-breathe rounded-md bg-sunken', className)} />;
}
