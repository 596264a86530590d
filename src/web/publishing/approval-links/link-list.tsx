import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type ApprovalLink, approvalLinkEndpoints } from '#shared/publishing/approvals.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { daysText } from './days-text.ts';
import { linksQuery } from './queries.ts';

const EXTENDED_BY_DAYS = 7;

/** Links of the store that open, or did until lately. */
export function LinkList({ store }: { store: Store }) {
  const t = useT();
  return (
    <section aria-label={t('Links for approval')} className="grid gap-2">
      <Loaded
        query={linksQuery(store.id)}
        failed={t('Failed to load the links.')}
        waiting={<Skeleton className="h-12 rounded-lg" />}
        empty={null}
        isEmpty={({ links }) => links.length === 0}
      >
        {({ links }) => (
          <>
            <h3 className="font-medium text-sm">{t('Links that were made')}</h3>
            <ul className="divide-y divide-line rounded-lg border border-line">
              {links.map((link) => (
                <LinkRow key={link.id} store={store} link={link} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

function LinkRow({ store, link }: { store: Store; link: ApprovalLink }) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const [isRevoking, setRevoking] = useState(false);
  const where = { params: { storeId: store.id, linkId: link.id } };
  const onError = (error: Error) =>
    toast({
      title: t('That did not work'),
      description: t.message(reasonOf(error, text('Something went wrong. Please try again.'))),
      variant: 'destructive',
    });
  const extending = useChange({
    change: () => call(approvalLinkEndpoints.extend, { ...where, body: { goodForDays: EXTENDED_BY_DAYS } }),
    invalidates: [linksQuery(store.id)],
    onError,
  });
  const revoking = useChange({
    change: () => call(approvalLinkEndpoints.revoke, where),
    invalidates: [linksQuery(store.id)],
    onSuccess: () => setRevoking(false),
    onError,
  });
  const isExpired = Date.parse(link.expiresAt) <= Date.now();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="wrap-anywhere font-medium">{link.label}</p>
        <p className="text-ink-soft text-xs">
          {'postId' in link.scope ? t('One post') : daysText(link.scope, t.locale)}
          {' · '}
          {link.isEnded
            ? t('Opens no more')
            : isExpired
              ? t('Expired')
              : t('Opens until {moment}', { moment: momentText(link.expiresAt) })}
          {' · '}
          {link.lastOpenedAt
            ? t('Last opened {moment}', { moment: momentText(link.lastOpenedAt) })
            : t('Not opened yet')}
          {link.madeBy && ` · ${t('By {name}', { name: link.madeBy })}`}
        </p>
        {link.isEnded && (
          <p className="text-xs">
            {t('Who made it may no longer approve here. Make a new link to ask again.')}
          </p>
        )}
      </div>
      <div className="flex gap-1">
        {!link.isEnded && (
          <RoleButton
            needs="approve"
            variant="ghost"
            size="small"
            aria-label={t('Extend the link for {label}', { label: link.label })}
            pending={extending.isPending}
            onClick={() => extending.mutate()}
          >
            {t.plural(EXTENDED_BY_DAYS, { one: '+ one day', other: '+ {n} days' })}
          </RoleButton>
        )}
        <RoleButton
          needs="approve"
          variant="ghost"
          size="small"
          aria-label={t('Revoke the link for {label}', { label: link.label })}
          onClick={() => setRevoking(true)}
        >
          {t('Revoke')}
        </RoleButton>
      </div>
      <ConfirmDialog
        open={isRevoking}
        onOpenChange={setRevoking}
        title={t('Revoke this link?')}
        description={t('It opens nothing any more, wherever it was forwarded. Answers stay.')}
        confirmLabel={t('Revoke')}
        pending={revoking.isPending}
        destructive
        onConfirm={() => revoking.mutate()}
      />
    </li>
  );
}
