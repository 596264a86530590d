import type { ReactNode } from 'react';
import { text } from '#shared/core/sentence.ts';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { AccountSettingsLink } from '#web/publishing/social-accounts/account-settings-link.tsx';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';
import type { PostForm } from './post-form.ts';

const NO_ACCOUNT = text(
  'No social account is connected yet. Without one a post can only be saved as a draft.',
);

interface AccountsFieldProps {
  store: Store;
  /** Undefined until they are known. */
  accounts: readonly SocialAccount[] | undefined;
  form: Pick<PostForm, 'accountIds'>;
  edit: (change: Partial<PostForm>) => void;
  /** Accounts that a consent found, and are connected with the post, stand in `more`. */
  hasFound?: boolean;
  /** Beyond the accounts of the store. */
  more?: ReactNode;
}

export function AccountsField({
  store,
  accounts,
  form: { accountIds },
  edit,
  hasFound = false,
  more,
}: AccountsFieldProps) {
  const t = useT();
  if (!accounts) return null;
  if (accounts.length === 0 && !more)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line border-dashed px-4 py-3 text-sm">
        <p className="min-w-0 flex-1 text-ink-soft">{t(NO_ACCOUNT)}</p>
        <AccountSettingsLink store={store}>{t('Connect accounts')}</AccountSettingsLink>
      </div>
    );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t('Accounts')}</legend>
      {accounts.length === 0 && !hasFound && <p className="text-ink-soft text-sm">{t(NO_ACCOUNT)}</p>}
      {accounts.map(({ id, name, username, network, status }) => (
        <Checkbox
          key={id}
          checked={accountIds.includes(id)}
          onCheckedChange={(isChosen) =>
            edit({
              accountIds: isChosen ? [...accountIds, id] : accountIds.filter((chosen) => chosen !== id),
            })
          }
          label={
            <span className="flex flex-wrap items-center gap-1.5">
              <NetworkMark network={network} className="text-ink-soft" />
              <span dir="auto" className="wrap-anywhere min-w-0">
                {name}
              </span>
              {username && <span className="wrap-anywhere min-w-0 text-ink-faint text-xs">@{username}</span>}
              {status === 'reconnect' && <Badge tone="caution">{t('Has to be connected again')}</Badge>}
            </span>
          }
        />
      ))}
      {more}
    </fieldset>
  );
}
