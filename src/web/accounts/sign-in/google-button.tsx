import { serverPaths } from '#web/core/app/paths.ts';
import { Button } from '#web/core/ui/button.tsx';

/** `search`: a store that waits for its owner's account is named there, and again when Google leads back. */
export function GoogleButton({ label, search }: { label: string; search: string }) {
  return (
    <Button
      variant="secondary"
      className="w-full"
      onClick={() => window.location.assign(`${serverPaths.google}?${search}`)}
    >
      <img src="/google.svg" alt="" width={16} height={16} />
      {label}
    </Button>
  );
}
