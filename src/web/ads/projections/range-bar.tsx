/** From low to high with the expected on it. Decorative: the figures stand next to it. */
export function RangeBar({
  range: { low, expected, high },
}: {
  range: { low: number; expected: number; high: number };
}) {
  const at = high > low ? ((expected - low) / (high - low)) * 100 : 50;
  return (
    <div aria-hidden className="relative my-1 h-1.5 rounded-full bg-accent/25">
      <span
        className="absolute top-1/2 h-3.5 w-1 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent"
        style={{ left: `${Math.max(1, Math.min(99, at))}%` }}
      />
    </div>
  );
}
