import type { ReactNode } from 'react';
import type { Permission } from '#shared/core/permissions.ts';
import { useMay } from './may.ts';

interface RoleFenceProps {
  /** What changing anything in it takes. */
  needs: Permission;
  children: ReactNode;
}

/** A form or section that is only looked at by those whose role does not allow changing it. */
export function RoleFence({ needs, children }: RoleFenceProps) {
  if (useMay(needs)) return children;
  return (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  );
}
