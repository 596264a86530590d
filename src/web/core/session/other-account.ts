import { memberEndpoints } from '#shared/accounts/members.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { changeDrafts } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { localSetting } from '#web/core/app/local-setting.ts';
import { paths } from '#web/core/app/paths.ts';
import { toast } from '#web/core/ui/toast.ts';

/** The account that this browser acts in, as known to the tab that last saw it change. */
export const acting = localSetting('vitrin-account');

/** The parameter of the address by which the next page says where one is now. */
export const ARRIVED = 'arrived';
type Arrival = 'chosen' | 'moved';

interface Going {
  accountId: string;
  /** The account that the page is in. */
  from: string;
  /** Where one arrives; the dashboard where nothing is said. */
  address?: string;
}

/** Where this page is going by the wish of its reader. */
let chosen: string | null = null;

export function useSwitchAccount() {
  const t = useT();
  return useChange({
    change({ accountId }: Going) {
      chosen = accountId;
      return call(memberEndpoints.switchAccount, { body: { accountId } });
    },
    onSuccess: (_, { accountId, from, address }) => goOver(accountId, { arrival: 'chosen', from, address }),
    onError(error) {
      chosen = null;
      toast({
        title: t.message(reasonOf(error, text('The account could not be opened. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
}

/** The server's word for it may be here before its answer. */
export const isOnTheWayTo = (accountId: string) => chosen === accountId;

/**
 * Nothing of the account before is shown or saved in the next one: every tab starts again. What was typed there is still
 * there for who comes back, and gone for who cannot.
 */
export function goOver(
  accountId: string,
  {
    arrival,
    from,
    address = paths.dashboard,
  }: { arrival: Arrival; from: string | null; address?: string | undefined },
): void {
  enterAccount(accountId, from);
  const next = new URL(address, window.location.origin);
  next.searchParams.set(ARRIVED, arrival);
  window.location.assign(`${next.pathname}${next.search}${next.hash}`);
}

/** Without more, for a page that shows nothing of an account yet. */
export function enterAccount(accountId: string, from: string | null = acting.read()): void {
  changeDrafts(from, accountId);
  acting.write(accountId);
}
