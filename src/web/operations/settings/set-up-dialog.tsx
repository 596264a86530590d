import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { secondFactorEndpoints } from '#shared/accounts/second-factor.ts';
import type { ReplyOf } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ownAccountsQuery } from '#web/core/session/own-accounts.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import { NewCodesDialog } from './second-factor-dialogs.tsx';
import { securityQuery } from './security-query.ts';

type Begun = ReplyOf<typeof secondFactorEndpoints.begin>;
type Step = { kind: 'confirm' } | { kind: 'app'; begun: Begun } | { kind: 'codes'; codes: string[] };

/** Three steps: who it is, an app that makes the right codes, and codes for when it is lost. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [step, setStep] = useState<Step>({ kind: 'confirm' });
  switch (step.kind) {
    case 'confirm':
      return (
        <OwnerDialog
          title={t('Set up two-step sign-in')}
          description={t(
            'You need an app for codes on your phone, such as Google Authenticator, Microsoft Authenticator or your password manager. First confirm that it is you.',
          )}
          confirmLabel={t('Continue')}
          pendingLabel={t('Checking...')}
          change={(body) => call(secondFactorEndpoints.begin, { body })}
          onDone={(begun) => setStep({ kind: 'app', begun })}
          failed={text('This could not be started. Please try again.')}
          onClose={onClose}
        />
      );
    case 'app':
      return (
        <AppDialog
          begun={step.begun}
          onCodes={(codes) => setStep({ kind: 'codes', codes })}
          onClose={onClose}
        />
      );
    case 'codes':
      return <NewCodesDialog codes={step.codes} onClose={onClose} />;
  }
}

interface AppDialogProps {
  begun: Begun;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

function AppDialog({ begun: { setup, secret, address }, onCodes, onClose }: AppDialogProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useChange({
    change: () => call(secondFactorEndpoints.confirm, { body: { setup, code } }),
    invalidates: [securityQuery(), ownAccountsQuery()],
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('Set up two-step sign-in')}
      description={t('Scan the picture with your app, then enter the code that it shows.')}
      submitLabel={t('Turn on')}
      pendingLabel={t('Checking...')}
      pending={isPending}
      failure={
        error && {
          title: t('Not turned on yet'),
          reason: t.message(reasonOf(error, text('The code could not be checked. Please try again.'))),
        }
      }
      onSubmit={() => mutate()}
    >
      <div className="flex flex-wrap items-center gap-5">
        <QrCode content={address} label={t('QR code for your app')} />
        <div className="grid min-w-0 flex-1 basis-52 gap-1 text-sm">
          <p className="text-ink-soft">{t('On the same phone, or without a camera, type this key:')}</p>
          <p className="wrap-anywhere select-all font-mono tracking-wide">{inGroups(secret)}</p>
        </div>
      </div>
      <Field label={t('Code from your app')}>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-48 font-mono tracking-wide"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** Dark on light in both themes: apps read no other. */
function QrCode({ content, label }: { content: string; label: string }) {
  const { path, size } = useMemo(() => drawQr(content), [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-lg bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function drawQr(content: string): { path: string; size: number } {
  const { data, size } = encode(content, { border: 3 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: squares.join(''), size };
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
