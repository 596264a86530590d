import { KeyRound, List, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type AccessToken, accessTokenEndpoints } from '#shared/accounts/access-tokens.ts';
import { text } from '#shared/core/sentence.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useNow } from '#web/core/app/use-now.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useStoresText } from '#web/operations/members/use-stores-text.ts';
import { CallsDrawer } from './calls-drawer.tsx';
import { accessTokensQuery } from './queries.ts';
import { SCOPE_TEXTS } from './scope-texts.ts';

const SOON_DAYS = 14;

export function AccessTokenRow({ token }: { token: AccessToken }) {
  const t = useT();
  const [open, setOpen] = useState<'calls' | 'revoke' | null>(null);
  const { name, ending, state } = token;
  const close = () => setOpen(null);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 pr-3 pl-5">
      <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="wrap-anywhere min-w-0 font-medium">
            {name}
          </span>
          <code translate="no" className="text-ink-faint text-xs">
            {`vtr_pat_…${ending}`}
          </code>
          <StateBadge token={token} />
        </p>
        <p className="text-ink-soft">
          {token.scopes.map((scope) => t(SCOPE_TEXTS[scope].label)).join(' · ')}
        </p>
        <Facts token={token} />
      </div>
      <div className="flex shrink-0 gap-1">
        <Button
          variant="ghost"
          size="small"
          aria-label={t('Calls of {name}', { name })}
          onClick={() => setOpen('calls')}
        >
          <List aria-hidden />
          {t('Calls')}
        </Button>
        {state === 'open' && (
          <Button
            variant="ghost"
            size="small"
            aria-label={t('Revoke {name}', { name })}
            onClick={() => setOpen('revoke')}
          >
            <Trash2 aria-hidden />
            {t('Revoke token')}
          </Button>
        )}
      </div>
      {open === 'calls' && <CallsDrawer token={token} onClose={close} />}
      {open === 'revoke' && <RevokeDialog token={token} onClose={close} />}
    </li>
  );
}

function StateBadge({ token: { state, expiresAt } }: { token: AccessToken }) {
  const t = useT();
  const now = useNow();
  if (state === 'revoked') return <Badge tone="negative">{t('Revoked')}</Badge>;
  if (state === 'expired') return <Badge tone="caution">{t('Expired')}</Badge>;
  const days = Math.ceil((Date.parse(expiresAt) - now.getTime()) / DAY_MS);
  if (days > SOON_DAYS) return null;
  return (
    <Badge tone="caution">
      {t.plural(days, { one: 'Expires in {n} day', other: 'Expires in {n} days' })}
    </Badge>
  );
}

function Facts({ token }: { token: AccessToken }) {
  const t = useT();
  const format = useFormat();
  const storesText = useStoresText();
  const { expiresAt, revokedAt, usedAt, usedFrom, owner, isYours } = token;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs tabular-nums">
      <span dir="auto">{storesText(token)}</span>
      {!isYours && <span dir="auto">{t('Of {name}', { name: owner })}</span>}
      <span>
        {revokedAt
          ? t('Revoked on {date}', { date: format.date(revokedAt) })
          : t('Valid until {moment}', { moment: format.date(expiresAt) })}
      </span>
      <span>
        {usedAt
          ? t('Last used {moment} from {address}', {
              moment: format.dateTime(usedAt),
              address: usedFrom ?? '',
            })
          : t('Not used yet')}
      </span>
    </p>
  );
}

function RevokeDialog({ token: { id, name }, onClose }: { token: AccessToken; onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error } = useChange({
    change: () => call(accessTokenEndpoints.revoke, { params: { accessTokenId: id } }),
    invalidates: [accessTokensQuery()],
    onSuccess() {
      onClose();
      toast({ title: t('“{name}” was revoked', { name }) });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Revoke “{name}”?', { name })}
      description={t(
        'At once, the program that uses it can read and change nothing any more. What it made stays. To let it in again, make a new token.',
      )}
      confirmLabel={t('Revoke token')}
      pendingLabel={t('Revoking...')}
      pending={isPending}
      destructive
      onConfirm={() => mutate()}
    >
      {error && (
        <Alert variant="destructive">
          {t.message(reasonOf(error, text('The access token could not be revoked. Please try again.')))}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
