import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';

interface FirstRowsProps {
  title: string;
  description?: ReactNode;
  /** How many there are in all, written out. */
  count?: string | undefined;
  children: ReactNode;
}

/** The first rows of a list on a card, with their number and the way to all of them. */
export function FirstRows({ title, description, count, children }: FirstRowsProps) {
  const t = useT();
  const { showAll } = useReportAddress();
  return (
    <Card
      flush
      className="min-w-0 overflow-hidden"
      title={
        <span className="flex items-center gap-2">
          {title}
          {count !== undefined && <Badge>{count}</Badge>}
        </span>
      }
      description={description}
      action={
        <Button variant="ghost" size="small" className="-mr-2.5" onClick={() => showAll()}>
          {t('Show all')}
          <ArrowRight aria-hidden />
        </Button>
      }
    >
      {children}
    </Card>
  );
}
