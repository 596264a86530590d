import { Plus } from 'lucide-react';
import type { RulesReply } from '#shared/stores/costs.ts';
import type { Store } from '#shared/stores/stores.ts';
import { countryName } from '#web/analytics/charts/place-name.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { AddScope } from './add-scope.tsx';
import { ImportInvoice } from './import-invoice.tsx';
import { RemoveRow } from './remove-row.tsx';
import { RowFields, TypedDay, TypedNumber } from './row-fields.tsx';
import type { RulesDraft } from './rules-draft.ts';
import { nextKey, type Problems, type ShippingRow } from './rules-form.ts';
import { YesOrNo } from './yes-or-no.tsx';

interface ShippingSectionProps {
  store: Store;
  reply: RulesReply;
  draft: RulesDraft;
  problems: Problems;
}

export function ShippingSection(props: ShippingSectionProps) {
  const { store, reply, draft } = props;
  return (
    <div className="grid min-w-0 gap-6">
      <Parcels {...props} />
      <ImportInvoice store={store} currency={reply.currency} />
      <Packaging {...props} />
      <Returns store={store} draft={draft} />
    </div>
  );
}

function Parcels({ reply, draft, problems }: ShippingSectionProps) {
  const t = useT();
  const { form, addRow } = draft;
  const codes = [...new Set(form.shipping.map(({ countryCode }) => countryCode))];
  const own = codes.filter((code) => code !== null);
  const free = reply.countries.filter(({ countryCode }) => !own.includes(countryCode));
  const common = form.shipping.filter(({ countryCode }) => countryCode === null);
  const blank = { from: '', perOrder: '', perReturn: '' };
  const shown = common.length > 0 ? common : [{ key: nextKey(form.shipping), countryCode: null, ...blank }];
  return (
    <Card
      title={t('What sending costs you')}
      description={t(
        'Without VAT if you reclaim it. What a label or an invoice says of a parcel goes before this. Enter 0 where it costs nothing.',
      )}
    >
      <div className="grid gap-5">
        <Country
          name={own.length > 0 ? t('All other countries') : t('All countries')}
          rows={shown}
          {...{ reply, draft, problems }}
        />
        {own.map((countryCode) => (
          <Country
            key={countryCode}
            name={countryName(t.locale, countryCode)}
            rows={form.shipping.filter((row) => row.countryCode === countryCode)}
            {...{ reply, draft, problems }}
          />
        ))}
        <AddScope
          label={t('Another cost for a country')}
          options={free.map(({ countryCode, orders }) => ({
            value: countryCode,
            label: t.plural(
              orders,
              { one: '{country} ({n} order)', other: '{country} ({n} orders)' },
              { country: countryName(t.locale, countryCode) },
            ),
          }))}
          onAdd={(countryCode) => addRow('shipping', { countryCode, ...blank })}
        />
      </div>
    </Card>
  );
}

interface CountryProps extends Omit<ShippingSectionProps, 'store'> {
  name: string;
  rows: ShippingRow[];
}

function Country({ name, rows, reply: { currency }, draft, problems }: CountryProps) {
  const t = useT();
  const { form, editRow, addRow, removeRow } = draft;
  const isThere = (row: ShippingRow) => form.shipping.some(({ key }) => key === row.key);
  return (
    <section className="grid min-w-0 gap-3">
      <h3 className="font-semibold text-sm">{name}</h3>
      {rows.map((row) => {
        const given = { list: 'shipping', row, problems } as const;
        return (
          <RowFields
            key={row.key}
            label={name}
            remove={isThere(row) && <RemoveRow label={name} onRemove={() => removeRow('shipping', row)} />}
          >
            <TypedNumber
              {...given}
              field="perOrder"
              label={t('Per order ({currency})', { currency })}
              onValueChange={(perOrder) => editRow('shipping', { ...row, perOrder })}
            />
            <TypedNumber
              {...given}
              field="perReturn"
              label={t('Per returned parcel ({currency})', { currency })}
              onValueChange={(perReturn) => editRow('shipping', { ...row, perReturn })}
            />
            <TypedDay
              {...given}
              field="from"
              label={t('First day')}
              onValueChange={(from) => editRow('shipping', { ...row, from })}
            />
          </RowFields>
        );
      })}
      {rows.some(isThere) && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() =>
            addRow('shipping', {
              countryCode: rows[0]?.countryCode ?? null,
              from: '',
              perOrder: '',
              perReturn: '',
            })
          }
        >
          <Plus aria-hidden />
          {t('Another cost from a later day')}
        </Button>
      )}
    </section>
  );
}

function Packaging({ reply: { currency }, draft, problems }: ShippingSectionProps) {
  const t = useT();
  const problem = problems.handlingPerOrder;
  return (
    <Card
      title={t('Packaging')}
      description={t('Box, tape, label and the hands that pack, for each order that is sent.')}
    >
      <Field label={t('Per order ({currency})', { currency })} error={problem && t.message(problem)}>
        <NumberInput
          className="max-w-32"
          value={draft.form.handlingPerOrder}
          onValueChange={(handlingPerOrder) => draft.edit({ handlingPerOrder })}
        />
      </Field>
    </Card>
  );
}

function Returns({ store, draft: { form, edit } }: Pick<ShippingSectionProps, 'store' | 'draft'>) {
  const t = useT();
  const { returnsRestocked } = form;
  return (
    <Card
      title={t('Returned goods')}
      {...(store.platform === 'shopify' && {
        description: t('Shopify says it of each return. Where it does not, your answer counts.'),
      })}
    >
      <YesOrNo
        question={t('Are returned goods sold again?')}
        answer={returnsRestocked}
        onAnswer={(answer) => edit({ returnsRestocked: answer })}
        consequence={
          returnsRestocked === null
            ? t('Not answered yet. Until then, what a returned product cost you counts as lost.')
            : returnsRestocked
              ? t('What a returned product cost you does not count, as you sell it again.')
              : t('What a returned product cost you stays a cost.')
        }
      />
    </Card>
  );
}
