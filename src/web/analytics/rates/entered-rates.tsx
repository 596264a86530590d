import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { EnteredRate, Rates } from '#shared/analytics/rates.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { EnterRate } from './enter-rate.tsx';
import { dayText, enteredText } from './rate-words.ts';
import { useRemoveRate } from './save-rate.ts';

/** Rates that the owner types, newest day first. */
export function EnteredRates({ rates }: { rates: Rates }) {
  const t = useT();
  const table = useRef<HTMLDivElement>(null);
  const { remove } = useRemoveRate();
  const said = (entered: EnteredRate) => `${dayText(t, entered.day)}, ${enteredText(t, entered)}`;
  return (
    <Card
      title={t('Rates entered by hand')}
      description={t(
        'For currencies without a file, or where your bank’s own rate is to count. A rate holds from its day until the next one you enter, and goes before published ones.',
      )}
      flush
    >
      <div className="px-5 pb-5">
        <EnterRate rates={rates} />
      </div>
      {rates.entered.length > 0 && (
        <div ref={table} tabIndex={-1} className="border-line border-t outline-none">
          <DataTable
            caption={t('Rates entered by hand')}
            scrolls
            columns={[
              { name: 'day', label: t('From day'), cell: ({ day }) => dayText(t, day), isHeader: true },
              {
                name: 'rate',
                label: t('Exchange rate'),
                cell: (entered) => enteredText(t, entered),
                isNumber: true,
              },
              {
                name: 'remove',
                label: <span className="sr-only">{t('Remove rates')}</span>,
                isNumber: true,
                cell: (entered) => (
                  <RoleButton
                    needs="manage"
                    variant="ghost"
                    size="small"
                    square
                    aria-label={t('Remove: {name}', { name: said(entered) })}
                    onClick={() => {
                      // Its row goes.
                      table.current?.focus();
                      remove(entered);
                    }}
                  >
                    <Trash2 aria-hidden />
                  </RoleButton>
                ),
              },
            ]}
            rows={[...rates.entered].reverse()}
            rowKey={({ day, from, to }) => `${day} ${from} ${to}`}
          />
        </div>
      )}
    </Card>
  );
}
