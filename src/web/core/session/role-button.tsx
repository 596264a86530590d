import type { ComponentProps } from 'react';
import type { Permission } from '#shared/core/permissions.ts';
import { Button } from '#web/core/ui/button.tsx';
import { useRoleBlock } from './may.ts';

interface RoleButtonProps extends ComponentProps<typeof Button> {
  /** What pressing it takes. */
  needs: Permission;
}

/** A button that says what it takes to those whose role does not allow it. */
export function RoleButton({ needs, blocked, ...button }: RoleButtonProps) {
  const block = useRoleBlock(needs);
  return <Button {...button} blocked={block || blocked} />;
}
