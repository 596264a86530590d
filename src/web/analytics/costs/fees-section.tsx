import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { RulesReply } from '#shared/stores/costs.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { gatewayText } from './cost-words.ts';
import { RemoveRow } from './remove-row.tsx';
import { RowFields, TypedDay, TypedNumber } from './row-fields.tsx';
import type { RulesDraft } from './rules-draft.ts';
import { type FeeRow, nextKey, type Problems } from './rules-form.ts';

interface FeesSectionProps {
  store: Store;
  reply: RulesReply;
  draft: RulesDraft;
  problems: Problems;
}

type Gateway = RulesReply['gateways'][number];

export function FeesSection(props: FeesSectionProps) {
  const t = useT();
  const { reply, draft } = props;
  const found = reply.gateways.map(({ gateway }) => gateway);
  const own = new Set(draft.form.fees.map(({ gateway }) => gateway).filter((name) => !found.includes(name)));
  const unseen = [...own].map((gateway) => ({ gateway, payments: 0, amount: 0, measured: null }));
  return (
    <div className="grid min-w-0 gap-6">
      <Card
        title={t('What payments cost')}
        description={t(
          'What a gateway keeps of each payment. A fee that was read goes before your rate. Enter 0 where there is none.',
        )}
        action={<AddGateway known={[...found, ...own]} draft={draft} />}
      >
        {found.length + unseen.length === 0 ? (
          <p className="text-ink-soft text-sm">
            {t('No payments have been read yet. Gateways appear here with the first of them.')}
          </p>
        ) : (
          <ul className="grid divide-y divide-line">
            {[...reply.gateways, ...unseen].map((gateway) => (
              <GatewayFees key={gateway.gateway} {...props} gateway={gateway} />
            ))}
          </ul>
        )}
      </Card>
      {props.store.platform === 'shopify' && <Surcharge {...props} />}
    </div>
  );
}

function GatewayFees({
  store,
  reply,
  draft,
  problems,
  gateway: { gateway, payments, amount, measured },
}: FeesSectionProps & { gateway: Gateway }) {
  const t = useT();
  const format = useFormat();
  const { form, addRow } = draft;
  const name = gatewayText(gateway);
  const rows = form.fees.filter((row) => row.gateway === gateway);
  const blank = { gateway, from: '', percent: '', fixed: '', taxPercent: '' };
  const isAsked = measured === null && rows.length === 0;
  const shown: FeeRow[] = isAsked ? [{ key: nextKey(form.fees), ...blank }] : rows;
  const seen = t('{payments}, {amount}', {
    payments: t.plural(payments, { one: '{n} payment', other: '{n} payments' }),
    amount: format.money(amount, reply.currency),
  });
  return (
    <li className="grid min-w-0 gap-3 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold text-sm">{name}</h3>
        {measured === null ? (
          isAsked && <Badge tone="caution">{t('Your rate?')}</Badge>
        ) : (
          <Badge tone="positive">{t('Measured')}</Badge>
        )}
        <span className="text-ink-soft text-xs tabular-nums">
          {payments > 0 ? seen : t('No payment through it yet')}
        </span>
      </div>
      {measured !== null && (
        <p className="text-ink-soft text-sm">
          {t('It kept {share} of what was paid, as {platform} says payment by payment.', {
            share: format.percent(measured * 100, { digits: 2 }),
            platform: PLATFORM_NAMES[store.platform],
          })}
        </p>
      )}
      {shown.map((row) => (
        <FeeFields
          key={row.key}
          row={row}
          name={name}
          currency={reply.currency}
          draft={draft}
          problems={problems}
        />
      ))}
      {!isAsked && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => addRow('fees', blank)}
        >
          <Plus aria-hidden />
          {rows.length > 0 ? t('Another rate from a later day') : t('A rate for fees that were not read')}
        </Button>
      )}
    </li>
  );
}

interface FeeFieldsProps {
  row: FeeRow;
  name: string;
  currency: string;
  draft: RulesDraft;
  problems: Problems;
}

function FeeFields({ row, name, currency, draft, problems }: FeeFieldsProps) {
  const t = useT();
  const { form, editRow, removeRow } = draft;
  const isThere = form.fees.some(({ key }) => key === row.key);
  const given = { list: 'fees', row, problems } as const;
  return (
    <RowFields
      label={t('Rate of {name}', { name })}
      remove={isThere && <RemoveRow label={name} onRemove={() => removeRow('fees', row)} />}
    >
      <TypedNumber
        {...given}
        field="percent"
        label={t('Percent of a payment')}
        onValueChange={(percent) => editRow('fees', { ...row, percent })}
      />
      <TypedNumber
        {...given}
        field="fixed"
        label={t('Fixed per payment ({currency})', { currency })}
        onValueChange={(fixed) => editRow('fees', { ...row, fixed })}
      />
      <TypedNumber
        {...given}
        field="taxPercent"
        label={t('VAT on top, percent')}
        onValueChange={(taxPercent) => editRow('fees', { ...row, taxPercent })}
      />
      <TypedDay
        {...given}
        field="from"
        label={t('First day')}
        onValueChange={(from) => editRow('fees', { ...row, from })}
      />
    </RowFields>
  );
}

function AddGateway({ known, draft }: { known: string[]; draft: RulesDraft }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const gateway = name.trim();
  const problem = !gateway
    ? t('Please fill this in.')
    : known.includes(gateway)
      ? t('This gateway is in the list already.')
      : undefined;

  function close() {
    setOpen(false);
    setName('');
    setAsked(false);
  }
  function add() {
    setAsked(true);
    if (problem) return;
    draft.addRow('fees', { gateway, from: '', percent: '', fixed: '', taxPercent: '' });
    close();
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t('Add a gateway')}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={close}
        title={t('Add a gateway')}
        description={t('Its name as it stands on your orders.')}
        submitLabel={t('Add')}
        pendingLabel={t('Add')}
        pending={false}
        failure={null}
        onSubmit={add}
      >
        <Field label={t('Name of the gateway')} error={isAsked ? problem : undefined}>
          <TextInput maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
      </FormDialog>
    </>
  );
}

function Surcharge({ draft, problems }: FeesSectionProps) {
  const t = useT();
  const problem = problems.surchargePercent;
  return (
    <Card
      title={t('What Shopify takes when another gateway is used')}
      description={t(
        'It stands on your Shopify bill and depends on your plan; Shopify does not say it payment by payment. What is worked out of it is an estimate, and says so.',
      )}
    >
      <Field label={t('Percent of a payment')} error={problem && t.message(problem)}>
        <NumberInput
          className="max-w-32"
          value={draft.form.surchargePercent}
          onValueChange={(surchargePercent) => draft.edit({ surchargePercent })}
        />
      </Field>
    </Card>
  );
}
