import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ChartSpline, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { type Inputs, InputsButton } from './report-inputs.tsx';

interface PictureProps<Reply, Key extends QueryKey> {
  title: string;
  description?: ReactNode;
  /** Without one it is of all stores. */
  store?: Store | undefined;
  query: UseQueryOptions<Reply, Error, Reply, Key>;
  failed: string;
  /** The height it will have, as a class. */
  height: string;
  isEmpty?: (reply: Reply) => boolean;
  empty?: string;
  /** How it was computed. */
  inputs: (reply: Reply) => Inputs;
  chart: (reply: Reply) => ReactNode;
  /** The same figures in rows. */
  table?: (reply: Reply) => ReactNode;
}

/** A chart on a card with everything that belongs to it: its table, its reasons, and its waiting and failed faces. */
export function Picture<Reply, Key extends QueryKey>(props: PictureProps<Reply, Key>) {
  const { title, description, store, query, failed, height, isEmpty, empty, inputs } = props;
  const { data } = useQuery(query);
  const [asTable, setAsTable] = useState(false);
  const hasData = data !== undefined && !isEmpty?.(data);
  const showsTable = asTable && props.table !== undefined;
  return (
    <Card
      title={title}
      description={description}
      flush={showsTable}
      className="min-w-0"
      action={
        data && (
          <div className="-mt-1 -mr-2 flex items-center gap-0.5">
            {hasData && props.table && <TableToggle title={title} asTable={asTable} onChange={setAsTable} />}
            <InputsButton title={title} inputs={inputs(data)} store={store} />
          </div>
        )
      }
    >
      <Loaded query={query} failed={failed} waiting={<Skeleton className={`w-full ${height}`} />}>
        {(reply) => {
          if (isEmpty?.(reply)) return <p className="py-8 text-center text-ink-soft text-sm">{empty}</p>;
          if (showsTable) return props.table?.(reply);
          return (
            <div className="grid min-w-0 gap-3">
              {props.chart(reply)}
              <Updated at={inputs(reply).computedAt} timeZone={store?.timeZone} />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface TableToggleProps {
  title: string;
  asTable: boolean;
  onChange: (asTable: boolean) => void;
}

function TableToggle({ title, asTable, onChange }: TableToggleProps) {
  const t = useT();
  const Icon = asTable ? ChartSpline : Table2;
  const label = asTable ? t('Show as picture') : t('Show as table');
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={`${label}: ${title}`}
      onClick={() => onChange(!asTable)}
      className="text-ink-faint"
    >
      <Icon aria-hidden />
      <span className="hidden font-normal text-xs sm:inline">{label}</span>
    </Button>
  );
}

function Updated({ at, timeZone }: { at: string; timeZone: string | undefined }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className="text-ink-faint text-xs tabular-nums">
      {t('updated {moment}', { moment: format.time(at, timeZone) })}
    </p>
  );
}
