import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerAgain as Proof } from '#shared/accounts/owner-again.ts';
import { passkeyEndpoints } from '#shared/accounts/passkeys.ts';
import type { Security } from '#shared/accounts/security.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { askPasskey, knowsPasskeys, PasskeyNotUsed } from '#web/accounts/passkeys/ask-passkey.ts';
import { ApiError, sentenceOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { securityQuery } from './security-query.ts';

type OwnerWay = 'password' | 'code' | 'passkey' | 'signed-in' | 'sign-in';

/** How a signed-in user shows once more that the account is theirs. */
export function useOwnerAgain() {
  const t = useT();
  const { data } = useQuery(securityQuery());
  const [chosen, setChosen] = useState<OwnerWay | null>(null);
  const [typed, setTyped] = useState('');
  const ways = data ? waysOf(data) : [];
  const way = chosen ?? ways[0] ?? null;

  /** @throws where it was a passkey and none was used. */
  async function prove(): Promise<Proof> {
    switch (way) {
      case 'passkey':
        return {
          currentPassword: '',
          passkey: await askPasskey(await call(passkeyEndpoints.confirmOptions)),
        };
      case 'code':
        return { currentPassword: '', code: typed };
      default:
        return { currentPassword: typed };
    }
  }

  return {
    way,
    otherWay: ways.find((each) => each !== way) ?? null,
    typed,
    setTyped,
    choose(next: OwnerWay) {
      setChosen(next);
      setTyped('');
    },
    /** Why it is not shown yet; false where nothing is missing. */
    missing: whatIsMissing(t, way, typed),
    prove,
  };
}
type Owner = ReturnType<typeof useOwnerAgain>;

/** The one to begin with first. */
function waysOf({ secondFactor, hasPassword, fresh, passkeys }: Security): OwnerWay[] {
  const byPasskey: OwnerWay[] = passkeys.length > 0 && knowsPasskeys() ? ['passkey'] : [];
  if (secondFactor) return ['code', ...byPasskey];
  if (hasPassword) return ['password', ...byPasskey];
  if (fresh) return ['signed-in'];
  return byPasskey.length > 0 ? byPasskey : ['sign-in'];
}

function whatIsMissing(t: Translate, way: OwnerWay | null, typed: string): string | false {
  if (way === 'sign-in') return t('Sign in with Google again first');
  if (typed !== '' || way === 'signed-in' || way === 'passkey') return false;
  return way === 'code' ? t('Enter a code from your app') : t('Enter your current password');
}

/** The sentence about what was refused as a proof; undefined for every other failure. */
export function ownerRefusal(error: unknown): Sentence | undefined {
  if (error instanceof PasskeyNotUsed) return error.sentence;
  const problem = error instanceof ApiError ? error.problem : null;
  return problem && REFUSALS.includes(problem.error) ? sentenceOf(problem) : undefined;
}

const REFUSALS = [
  'wrong_password',
  'sign_in_again',
  'code_needed',
  'wrong_code',
  'used_code',
  'many_codes',
  'second_factor_closed',
  'passkey_expired',
  'passkey_refused',
  'passkey_unknown',
];

interface OwnerAgainProps {
  owner: Owner;
  refusal: Sentence | undefined;
  disabled: boolean;
}

export function OwnerAgain(props: OwnerAgainProps) {
  const t = useT();
  const { way, otherWay, choose } = props.owner;
  if (way === 'sign-in')
    return (
      <Alert variant="caution">
        {t('Please log out, sign in with Google again, and come back within ten minutes.')}
      </Alert>
    );
  return (
    <div className="grid gap-2 empty:hidden">
      <ProofField {...props} />
      {otherWay && (
        <button
          type="button"
          disabled={props.disabled}
          className="select-none justify-self-start rounded-sm text-accent text-sm underline-offset-4 hover:underline"
          onClick={() => choose(otherWay)}
        >
          {otherWayWords(t, otherWay)}
        </button>
      )}
    </div>
  );
}

function ProofField({ owner: { way, typed, setTyped }, refusal, disabled }: OwnerAgainProps) {
  const t = useT();
  const error = refusal && t.message(refusal);
  const input = {
    disabled,
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  switch (way) {
    case 'password':
      return (
        <Field label={t('Current password')} error={error}>
          <PasswordInput
            name="currentPassword"
            autoComplete="current-password"
            showLabel={t('Show current password')}
            hideLabel={t('Hide current password')}
            {...input}
          />
        </Field>
      );
    case 'code':
      return (
        <Field label={t('Code from your app, or a recovery code')} error={error}>
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono tracking-wide"
            {...input}
          />
        </Field>
      );
    default:
      return (
        <>
          {way === 'passkey' && (
            <p className="text-ink-soft text-sm">{t('Your browser will ask for your passkey.')}</p>
          )}
          {error && <Alert variant="destructive">{error}</Alert>}
        </>
      );
  }
}

function otherWayWords(t: Translate, way: OwnerWay): string {
  if (way === 'passkey') return t('Use a passkey instead');
  return way === 'code' ? t('Use a code instead') : t('Use your password instead');
}
