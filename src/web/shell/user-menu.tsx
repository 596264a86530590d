import { Keyboard, LogOut } from 'lucide-react';
import { LANGUAGES } from '#shared/core/languages.ts';
import { switchLanguage, useT } from '#web/core/app/i18n.ts';
import { ownName } from '#web/core/app/language-names.ts';
import { useTheme } from '#web/core/app/theme.ts';
import { useUser } from '#web/core/session/auth.tsx';
import { useOwnAccounts } from '#web/core/session/own-accounts.ts';
import { useLogOut } from '#web/core/session/use-log-out.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#web/core/ui/menu.tsx';
import { BringBackItem } from '#web/outreach/first-steps/bring-back.tsx';
import { AccountChoice } from './account-choice.tsx';
import { showOverlay } from './palette/overlay.ts';

export function UserMenu() {
  const t = useT();
  const logOut = useLogOut();
  const user = useUser();
  const { theme, setTheme } = useTheme();
  const { accounts, current } = useOwnAccounts();
  // Who is in one account alone need not know that there could be more.
  const here = accounts.length > 1 ? current : undefined;
  const account = here && t('Account of {name}', { name: here.name });

  return (
    <Menu
      className="w-64"
      trigger={
        <button
          type="button"
          title={account}
          className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-medium text-[0.8125rem] text-accent"
        >
          {user.profileImageUrl ? (
            <img src={user.profileImageUrl} alt="" className="size-full object-cover" />
          ) : (
            <span>{initials(user)}</span>
          )}{' '}
          <span className="sr-only">
            {account && `${account}: `}
            {t('Account menu')}
          </span>
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2 text-sm">
        <p className="truncate font-medium">
          {user.firstName} {user.lastName}
        </p>
        <p className="truncate text-ink-soft">{user.email}</p>
      </div>
      <MenuSeparator />
      {here && <AccountChoice accounts={accounts} current={here} />}
      <MenuChoice
        label={t('Theme')}
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: 'system', label: t('System') },
          { value: 'light', label: t('Light') },
          { value: 'dark', label: t('Dark') },
        ]}
      />
      <MenuSeparator />
      <MenuChoice
        label={t('Language')}
        value={t.language}
        onValueChange={switchLanguage}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{ownName(value)}</span>,
        }))}
      />
      <MenuSeparator />
      <BringBackItem />
      <MenuItem onSelect={() => showOverlay('shortcuts')}>
        <Keyboard aria-hidden />
        {t('Keyboard shortcuts')}
      </MenuItem>
      <MenuItem onSelect={logOut}>
        <LogOut aria-hidden />
        {t('Log out')}
      </MenuItem>
    </Menu>
  );
}

function initials({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return `${firstName.charAt(0)}${lastName.charAt(0)}` || email.charAt(0).toUpperCase();
}
