import { AlarmClock, Check, X } from 'lucide-react';
import type { AdsAction } from '#shared/ads/ads.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { RoleFence } from '#web/core/session/role-fence.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Menu, MenuItem } from '#web/core/ui/menu.tsx';
import { type Mark, useMarkAction } from './marking.ts';

const SNOOZES = [7, 14, 30];

interface MarkButtonsProps {
  storeId: string;
  action: AdsAction;
  describedBy: string;
  onMarked: (mark: Mark) => void;
}

export function MarkButtons({ storeId, action, describedBy, onMarked }: MarkButtonsProps) {
  const t = useT();
  const { mark, marking } = useMarkAction(storeId, onMarked);
  const look = {
    variant: 'ghost',
    size: 'small',
    'aria-describedby': describedBy,
    disabled: marking !== undefined,
  } as const;
  if (action.status !== 'open')
    return (
      <RoleButton
        needs="write"
        {...look}
        pending={marking === 'open'}
        onClick={() => mark(action, { status: 'open' })}
      >
        {t('Open again')}
      </RoleButton>
    );
  return (
    <div className="flex flex-wrap gap-1">
      <RoleButton
        needs="write"
        {...look}
        pending={marking === 'done'}
        onClick={() => mark(action, { status: 'done' })}
      >
        <Check aria-hidden />
        {t('Mark as done')}
      </RoleButton>
      <RoleFence needs="write">
        <Menu
          className="min-w-40"
          trigger={
            <Button {...look} pending={marking === 'snoozed'}>
              <AlarmClock aria-hidden />
              {t('Snooze')}
            </Button>
          }
        >
          {SNOOZES.map((days) => (
            <MenuItem key={days} onSelect={() => mark(action, { status: 'snoozed', days })}>
              {t.plural(days, { one: 'For {n} day', other: 'For {n} days' })}
            </MenuItem>
          ))}
        </Menu>
      </RoleFence>
      <RoleButton
        needs="write"
        {...look}
        pending={marking === 'dismissed'}
        onClick={() => mark(action, { status: 'dismissed' })}
      >
        <X aria-hidden />
        {t('Dismiss')}
      </RoleButton>
    </div>
  );
}
