/** Stands for the account's own picture. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent text-sm"
    >
      {name.trim().charAt(0).toLocaleUpperCase()}
    </span>
  );
}
