import { LoaderCircle } from 'lucide-react';
import { use } from 'react';
import { PartWordsContext } from './part-words.ts';

/** Stands above figures whose records have changed since; the page reads them again when they have been counted. */
export function StaleNote() {
  const words = use(PartWordsContext);
  return (
    <div role="status">
      <Note>{words.countedAnew}</Note>
    </div>
  );
}

/** Stands where figures will be once they have been counted. */
export function CountingNote() {
  const words = use(PartWordsContext);
  return <Note>{words.beingCounted}</Note>;
}

function Note({ children }: { children: string }) {
  return (
    <p className="mb-2 flex items-center gap-1.5 text-ink-soft text-xs">
      <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-spin motion-reduce:animate-none" />
      {children}
    </p>
  );
}
