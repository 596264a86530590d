import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';

export function ProfitRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-xl border border-line bg-surface px-5 py-3.5">
      {children}
    </div>
  );
}

interface ProfitFigureProps {
  label: string;
  explained: ReactNode;
  value: string;
}

export function ProfitFigure({ label, explained, value }: ProfitFigureProps) {
  return (
    <div className="grid gap-0.5">
      <dt className="flex items-center gap-1 text-ink-soft text-sm">
        {label}
        {explained}
      </dt>
      <dd className="font-display font-semibold text-xl tabular-nums">{value}</dd>
    </div>
  );
}

export function ProfitLink() {
  const t = useT();
  return (
    <ButtonLink to={`${paths.analytics}?tab=profit`} variant="ghost" size="small" className="-mr-2">
      {t('Profit in detail')}
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}
