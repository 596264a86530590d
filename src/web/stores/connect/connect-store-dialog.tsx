import { type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PLATFORM_NAMES, PLATFORMS, type Platform, type Store } from '#shared/stores/stores.ts';
import type { Failure } from '#web/accounts/connections/connect-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { useConnectChoice } from './connect-choice.ts';
import { connectFailure, missingInformation } from './connect-failure.ts';
import { ConnectFields } from './connect-fields.tsx';
import { useConnectStore } from './connect-store.ts';
import {
  type ConnectMethod,
  checkConnection,
  formOf,
  isFilled,
  nothingTyped,
  type RefusedReason,
  type TypedConnection,
} from './connection.ts';
import { storeAddress } from './store-address.ts';

interface ConnectStoreDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The store that is connected again, in the way it was connected before. */
  store?: Store | undefined;
}

export function ConnectStoreDialog({ open, onOpenChange, store }: ConnectStoreDialogProps) {
  const t = useT();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const choice = useConnectChoice();
  const [chosen, setChosen] = useState(() => startOf(store));
  const [values, setValues] = useState(() => typedOf(store));
  const [refused, setRefused] = useState<{ reason: RefusedReason; host: string } | null>(null);
  const connect = useConnectStore();

  const platform = chosen.platform ?? choice.platform;
  const method = chosen.method ?? choice.methodFor(platform);
  const name = formOf(platform, method, chosen.ownApp);
  const failure = failureOf();

  function failureOf(): Failure | null {
    if (refused?.reason === 'missing') return missingInformation(t, name);
    return connect.error && connectFailure(t, name, connect.error);
  }

  function choose(changed: Partial<typeof chosen>) {
    setChosen((before) => ({ ...before, ...changed }));
    setRefused(null);
    connect.reset();
  }

  function choosePlatform(next: Platform) {
    choice.rememberPlatform(next);
    choose({ platform: next, method: undefined });
  }

  function chooseMethod(next: ConnectMethod) {
    choice.rememberPlatform(platform);
    choice.rememberMethod(platform, next);
    choose({ method: next });
  }

  /** The link that was pressed goes with its form. */
  function chooseOwnApp(ownApp: boolean) {
    flushSync(() => choose({ ownApp }));
    form.current?.querySelector('input')?.focus();
  }

  function change(changed: Partial<TypedConnection>) {
    setValues((before) => ({ ...before, ...changed }));
    setRefused(null);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkConnection(name, values);
    connect.reset();
    flushSync(() => setRefused(checked.refused && { reason: checked.refused, host: values.shop.trim() }));
    if (!checked.request) return focusWrong(event.currentTarget);
    connect.mutate(checked.request, {
      onSuccess: (reply) => 'store' in reply && onOpenChange(false),
    });
  }

  const pending = connect.isPending || connect.leaving;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      locked={connect.isPending}
      title={t('Connect Store')}
      description={t('Vitrin reads your orders, products and customers, and changes none of them.')}
      footer={
        <>
          <Button variant="secondary" disabled={connect.isPending} onClick={() => onOpenChange(false)}>
            {t('Cancel')}
          </Button>
          <RoleButton
            needs="manage"
            type="submit"
            form={formId}
            blocked={NEEDS_FILLING.has(name) && !isFilled(name, values) && t('Please fill in every field.')}
            pending={pending}
            pendingLabel={
              connect.leaving
                ? t('Going to {platform}...', { platform: PLATFORM_NAMES[platform] })
                : t('Connecting...')
            }
          >
            {method === 'oauth' ? t('Connect via OAuth') : t('Connect')}
          </RoleButton>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Segmented
            label={t('Platform')}
            value={platform}
            onValueChange={choosePlatform}
            options={PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
            disabled={pending}
          />
          <Segmented
            label={t('Connection method')}
            value={method}
            onValueChange={chooseMethod}
            options={[
              { value: 'oauth', label: t('OAuth') },
              { value: 'direct', label: t('Direct') },
            ]}
            disabled={pending}
          />
        </div>
        <form ref={form} id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
          {failure && (
            <Alert variant="destructive" title={failure.title}>
              {failure.message}
            </Alert>
          )}
          <ConnectFields
            form={name}
            values={values}
            onChange={change}
            wrongHost={refused?.reason === 'store-name' ? refused.host : null}
            onOwnApp={chooseOwnApp}
          />
        </form>
      </div>
    </Dialog>
  );
}

/** Their button waits until everything needed is typed; the others say what is missing when pressed. */
const NEEDS_FILLING: ReadonlySet<string> = new Set(['shopify-direct', 'shopify-app']);

interface Chosen {
  platform: Platform | undefined;
  method: ConnectMethod | undefined;
  ownApp: boolean;
}

function startOf(store: Store | undefined): Chosen {
  if (!store) return { platform: undefined, method: undefined, ownApp: false };
  return {
    platform: store.platform,
    method: store.connection === 'oauth' ? 'oauth' : 'direct',
    ownApp: store.connection === 'app',
  };
}

function typedOf(store: Store | undefined): TypedConnection {
  if (!store) return nothingTyped;
  return store.platform === 'shopify'
    ? { ...nothingTyped, shop: store.handle }
    : { ...nothingTyped, storeUrl: storeAddress(store.storeUrl) };
}

function focusWrong(form: HTMLFormElement) {
  const inputs = [...form.querySelectorAll('input')];
  const wrong =
    inputs.find((input) => input.getAttribute('aria-invalid') === 'true') ??
    inputs.find(({ required, value }) => required && value.trim() === '');
  wrong?.focus();
}
