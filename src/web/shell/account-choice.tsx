import type { OwnAccount } from '#shared/accounts/members.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useSwitchAccount } from '#web/core/session/other-account.ts';
import { MenuChoice, MenuSeparator } from '#web/core/ui/menu.tsx';

interface AccountChoiceProps {
  accounts: readonly OwnAccount[];
  current: OwnAccount;
}

/** Which of the accounts that a person is in they act in. */
export function AccountChoice({ accounts, current }: AccountChoiceProps) {
  const t = useT();
  const { mutate } = useSwitchAccount();
  return (
    <>
      <MenuChoice
        label={t('Account')}
        value={current.id}
        onValueChange={(id) => id !== current.id && mutate({ accountId: id, from: current.id })}
        options={accounts.map(({ id, name, storeNames }) => ({
          value: id,
          label: (
            <span className="grid min-w-0">
              <span dir="auto" className="truncate">
                {name}
              </span>
              <span dir="auto" className="truncate text-ink-soft text-xs">
                {storeNames.length > 0 ? storeNames.join(', ') : t('No Stores Connected')}
              </span>
            </span>
          ),
        }))}
      />
      <MenuSeparator />
    </>
  );
}
