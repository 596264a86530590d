/** Decorative: the figure stands next to it. */
export function ShareBar({ share }: { share: number }) {
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
      <div
        className="h-full rounded-full bg-accent"
        style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      />
    </div>
  );
}
