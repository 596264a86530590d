import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import {
  type WriteBack,
  type WriteBackChange,
  type WriteBackSwitch,
  writeBackEndpoints,
} from '#shared/publishing/write-back.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { RoleFence } from '#web/core/session/role-fence.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Switch } from '#web/core/ui/switch.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { allOfWriteBack } from './queries.ts';
import { RemoveAllButton } from './remove-all.tsx';

interface SwitchesSectionProps {
  store: Store;
  writeBack: WriteBack;
}

/** What is written, one switch each; a permission is asked for only when its switch is on. */
export function SwitchesSection({ store, writeBack }: SwitchesSectionProps) {
  const t = useT();
  return (
    <Card title={t('What is written into Shopify')}>
      <ul className="grid gap-6">
        {writeBack.switches.map((each) => (
          <li key={each.kind}>
            <OneSwitch store={store} writeBack={writeBack} one={each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OneSwitch({ store, writeBack: { way }, one }: SwitchesSectionProps & { one: WriteBackSwitch }) {
  const t = useT();
  const { kind, isOn, isAllowed, permissions, counts } = one;
  const { label, shows } = KIND_TEXTS[kind];
  const { isShown, change } = useSwitch(store.id, one);
  return (
    <div className="grid gap-3">
      <RoleFence needs="manage">
        <Switch label={t(label)} checked={isShown} onChange={change}>
          {t(shows)}{' '}
          {t.nodes('Shopify’s permission: {permissions}.', {
            permissions: permissions.map((permission) => (
              <code key={permission} className="wrap-anywhere">
                {permission}
              </code>
            )),
          })}
        </Switch>
      </RoleFence>
      {isOn && isAllowed === false && <Missing store={store} way={way} permissions={permissions} />}
      <Counts counts={counts} />
      {counts.limit !== undefined && (
        <Alert variant="caution">
          {t(
            'Shopify takes no more marks from Vitrin for now. Those that are there are kept up to date; remove some to make room.',
          )}
        </Alert>
      )}
      {Object.keys(counts).length > 0 && <RemoveAllButton storeId={store.id} kind={kind} counts={counts} />}
    </div>
  );
}

/** Shown as it is being changed, and as it was where that fails. */
function useSwitch(storeId: string, { kind, isOn }: WriteBackSwitch) {
  const t = useT();
  const { mutate, isPending, variables } = useChange({
    change: (body: WriteBackChange) => call(writeBackEndpoints.change, { params: { storeId }, body }),
    invalidates: [allOfWriteBack(storeId)],
    onError: (error) =>
      toast({
        title: t('Not Saved'),
        description: t.message(reasonOf(error, text('It could not be changed. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return {
    isShown: isPending ? (variables[kind] ?? isOn) : isOn,
    change: (checked: boolean) => mutate({ [kind]: checked }),
  };
}

function Counts({ counts }: Pick<WriteBackSwitch, 'counts'>) {
  const t = useT();
  const { written = 0, writing = 0, refused = 0, removing = 0 } = counts;
  const said = [
    written > 0 && t.plural(written, { one: '{n} stands in Shopify', other: '{n} stand in Shopify' }),
    writing > 0 && t.plural(writing, { one: '{n} is being written', other: '{n} are being written' }),
    refused > 0 && t.plural(refused, { one: 'Shopify refused {n}', other: 'Shopify refused {n}' }),
    removing > 0 && t.plural(removing, { one: '{n} is being removed', other: '{n} are being removed' }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p role="status" className="text-ink-soft text-sm tabular-nums">
      {said.join(' · ')}
    </p>
  );
}

interface MissingProps {
  store: Store;
  way: WriteBack['way'];
  permissions: string[];
}

/** Until the permission is there, nothing is written. */
function Missing({ store, way, permissions }: MissingProps) {
  const t = useT();
  const named = permissions.map((permission) => (
    <code key={permission} className="wrap-anywhere">
      {permission}
    </code>
  ));
  if (way === 'consent')
    return (
      <Alert variant="caution">
        <div className="grid justify-items-start gap-2.5">
          {t('Shopify has not given Vitrin this permission yet, so nothing is written.')}
          <ConsentButton store={store} />
        </div>
      </Alert>
    );
  return (
    <Alert variant="caution">
      {way === 'app'
        ? t.nodes(
            'Nothing is written yet. Add the permission {permissions} to your app in Shopify’s Dev Dashboard and release it; Vitrin notices it by itself.',
            { permissions: named },
          )
        : t.nodes(
            'Nothing is written yet. This store was connected by a token: add the permission {permissions} to its app in Shopify’s admin. If Shopify then shows another token, connect the store again with it.',
            { permissions: named },
          )}
    </Alert>
  );
}

function ConsentButton({ store }: { store: Store }) {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const { mutate, isPending } = useChange({
    async change() {
      const { authUrl } = await call(storeEndpoints.initiateShopifyOauth, {
        body: { shop: store.handle, from: 'write-back' },
      });
      if (!isWebAddress(authUrl)) throw new Error('The consent page has no address that can be opened.');
      return authUrl;
    },
    onSuccess(authUrl) {
      setLeaving(true);
      window.location.assign(authUrl);
    },
    onError: (error) =>
      toast({
        title: t('Connection Failed'),
        description: t.message(
          reasonOf(error, text('Shopify’s consent page could not be opened. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
  return (
    <RoleButton needs="manage" size="small" pending={isPending || isLeaving} onClick={() => mutate()}>
      {t('Give the permission')}
    </RoleButton>
  );
}
