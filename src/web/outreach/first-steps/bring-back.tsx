import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useLocation } from 'wouter';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { MenuItem } from '#web/core/ui/menu.tsx';
import { startQuery, useChangeStart } from './queries.ts';

/** In the account menu, while the first steps are hidden. */
export function BringBackItem() {
  const t = useT();
  const bringBack = useBringBack();
  if (!bringBack) return null;
  return (
    <MenuItem onSelect={bringBack}>
      <Footprints aria-hidden />
      {t('Show the first steps')}
    </MenuItem>
  );
}

/** Null while there is nothing to bring back. */
export function useBringBack(): (() => void) | null {
  const { data: start } = useQuery(startQuery());
  const { mutate } = useChangeStart();
  const [, navigate] = useLocation();
  if (start?.state !== 'hidden') return null;
  return () => {
    mutate({ hidden: false });
    navigate(paths.dashboard);
  };
}
