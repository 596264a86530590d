interface ProgressProps {
  label: string;
  /** 0 to 1; without it the end is not known yet. */
  value?: number | undefined;
  /** What is announced and shown under the bar, e.g. '1,240 of 18,000 orders'. */
  text?: string;
}

export function Progress({ label, value, text }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        {percent === undefined ? (
          <div className="h-full w-2/5 animate-travel rounded-full bg-accent" />
        ) : (
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-500"
            style={{ width: `${percent}%` }}
          />
        )}
      </div>
      {text && (
        <p aria-live="polite" className="text-ink-soft text-xs tabular-nums">
          {text}
        </p>
      )}
    </div>
  );
}
