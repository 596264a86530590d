import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  accessTokenEndpoints,
  NEEDED_FOR,
  SCOPES,
  type Scope,
  USUAL_TOKEN_DAYS,
} from '#shared/accounts/access-tokens.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useRoleBlock } from '#web/core/session/may.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { OwnerDialog } from '#web/operations/settings/owner-dialog.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { accessTokensQuery } from './queries.ts';
import { SCOPE_TEXTS } from './scope-texts.ts';
import { SecretDialog } from './secret-dialog.tsx';

const LIFETIMES = [7, 30, USUAL_TOKEN_DAYS, 365];
const MOST_NAME = 60;

export function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const stores = useQuery(storesQuery()).data ?? [];
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scope[]>(['metrics:read']);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [days, setDays] = useState(USUAL_TOKEN_DAYS);
  const [secret, setSecret] = useState<string | null>(null);
  // With one store there is nothing to choose.
  const storeIds = chosen ?? (stores.length === 1 ? stores.map(({ id }) => id) : []);
  if (secret) return <SecretDialog name={name} secret={secret} onClose={onClose} />;
  return (
    <OwnerDialog
      title={t('Make an access token')}
      description={t('A program that has it may do, for the stores you choose, what you allow here.')}
      confirmLabel={t('Make the token')}
      pendingLabel={t('Making the token...')}
      missing={
        (name.trim() === '' && t('Please enter a name for it.')) ||
        (scopes.length === 0 && t('Please choose at least one thing it may do.')) ||
        (storeIds.length === 0 && t('Please choose at least one store.'))
      }
      change={(proof) =>
        call(accessTokenEndpoints.create, { body: { ...proof, name, scopes, storeIds, days } })
      }
      invalidates={[accessTokensQuery()]}
      onDone={(made) => setSecret(made.secret)}
      failed={text('The access token could not be made. Please try again.')}
      onClose={onClose}
    >
      <Field label={t('Name')} hint={t('Of the program, so that you know it again.')}>
        <TextInput
          name="token-name"
          required
          autoComplete="off"
          maxLength={MOST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 font-medium text-sm">{t('What it may do')}</legend>
        {SCOPES.map((scope) => (
          <ScopeBox
            key={scope}
            scope={scope}
            checked={scopes.includes(scope)}
            onCheckedChange={(isChosen) => setScopes(withOrWithout(scopes, scope, isChosen))}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-sm">{t('Stores')}</legend>
        {stores.length > 1 && (
          <Checkbox
            label={t('All of these')}
            checked={storeIds.length === stores.length}
            onCheckedChange={(isAll) => setChosen(isAll ? stores.map(({ id }) => id) : [])}
          />
        )}
        {stores.map(({ id, storeName }) => (
          <Checkbox
            key={id}
            label={<span dir="auto">{storeName}</span>}
            checked={storeIds.includes(id)}
            onCheckedChange={(isChosen) => setChosen(withOrWithout(storeIds, id, isChosen))}
          />
        ))}
        {stores.length === 0 && <p className="text-ink-soft text-sm">{t('Connect a store first.')}</p>}
      </fieldset>
      <Field label={t('Valid for')}>
        <Select
          value={String(days)}
          onValueChange={(value) => setDays(Number(value))}
          options={LIFETIMES.map((each) => ({
            value: String(each),
            label: t.plural(each, { one: '{n} day', other: '{n} days' }),
          }))}
        />
      </Field>
    </OwnerDialog>
  );
}

interface ScopeBoxProps {
  scope: Scope;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** What the role does not include, no program of theirs may do. */
function ScopeBox({ scope, ...box }: ScopeBoxProps) {
  const t = useT();
  const block = useRoleBlock(NEEDED_FOR[scope]);
  const { label, note } = SCOPE_TEXTS[scope];
  return (
    <Checkbox
      {...box}
      disabled={Boolean(block)}
      label={
        <span className="grid">
          {t(label)}
          <span className="text-ink-soft text-xs">{block || t(note)}</span>
        </span>
      }
    />
  );
}

function withOrWithout<T>(all: T[], one: T, isIn: boolean): T[] {
  return isIn ? [...all, one] : all.filter((each) => each !== one);
}
