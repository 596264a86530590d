import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Decorative on its own; give `label` when nothing next to it says what is being waited for. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const icon = <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}

export function SpinnerPage({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh place-items-center text-ink-faint">
      <Spinner label={label} className="size-6" />
    </div>
  );
}
