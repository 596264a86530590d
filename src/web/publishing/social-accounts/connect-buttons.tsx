import { WAYS } from '#shared/content/networks/networks.ts';
import type { ConnectWay, ConsentOrigin } from '#shared/publishing/social-accounts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { isEntry, useConnectAccount } from './connect-account.ts';
import { EnterAccount } from './enter-account.tsx';

interface ConnectButtonsProps {
  storeId: string;
  ways: readonly ConnectWay[];
  from: ConsentOrigin;
  /** Before the page is left for a consent. */
  onLeave?: () => void;
}

/** One for each way that is set up here, with what it brings. */
export function ConnectButtons({ storeId, ways, from, onLeave }: ConnectButtonsProps) {
  const t = useT();
  const { connect, opening, entering } = useConnectAccount(storeId, from);
  if (ways.length === 0)
    return (
      <p className="text-ink-soft text-sm">
        {t('No network can be connected here yet: the administrator of this server has not set one up.')}
      </p>
    );
  return (
    <>
      <ul className="grid gap-3">
        {ways.map((way) => (
          <li key={way} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <RoleButton
              needs="manage"
              variant="secondary"
              size="small"
              className="min-w-40"
              pending={opening === way}
              disabled={opening !== null}
              onClick={() => {
                if (!isEntry(way)) onLeave?.();
                connect({ way });
              }}
            >
              {t('Connect {network}', { network: WAYS[way].name })}
            </RoleButton>
            <span className="min-w-0 flex-[1_1_12rem] text-ink-soft text-xs">{t(WAYS[way].about)}</span>
          </li>
        ))}
      </ul>
      <EnterAccount entering={entering} />
    </>
  );
}
