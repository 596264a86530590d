import { ChartNoAxesColumn, Lightbulb, Sparkles } from 'lucide-react';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ShopWindow } from '#web/core/app/shop-window.tsx';

const points = [
  { Icon: ChartNoAxesColumn, label: text('Sales, customers and products in figures you can check') },
  { Icon: Lightbulb, label: text('Insights that say what changed, and why') },
  { Icon: Sparkles, label: text('Captions, images and short videos from your own products') },
];

export function SidePanel() {
  const t = useT();
  return (
    <aside
      aria-labelledby="side-panel-title"
      className="flex h-full animate-appear flex-col overflow-hidden text-on-panel"
    >
      <div className="awning z-10 h-20 shrink-0 [--awning-a:#fff] [--awning-b:#b4bfff] [--flag:3.5rem]" />
      <div className="relative min-h-0 flex-1 px-8">
        <ShopWindow tone="panel" className="mx-auto h-full max-w-full" />
      </div>
      <div className="grid max-w-lg gap-6 p-12 xl:px-16">
        <h2 id="side-panel-title" className="text-3xl xl:text-4xl">
          {t('Transform Your E-commerce')}
        </h2>
        <ul className="grid gap-3 text-on-panel-soft">
          {points.map(({ Icon, label }) => (
            <li key={label} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
              {t(label)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
