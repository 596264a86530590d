import { Copy } from 'lucide-react';
import type { FeedCheck } from '#shared/ads/ads-assets.ts';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { copyText } from '#web/core/app/copy-text.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { FEED_TEXTS } from './feed-texts.ts';

interface FeedRowProps {
  row: FeedCheck['rows'][number];
  currency: string;
}

/** One product: what is wrong, what to do about it, and a better title where its own facts make one. */
export function FeedRow({ row, currency }: FeedRowProps) {
  const t = useT();
  const format = useFormat();
  const { title, imageUrl, problems, suggestedTitle, netSales } = row;
  return (
    <li className="flex items-start gap-3 px-5 py-4">
      <ProductPhoto src={imageUrl} className="size-12 rounded-md" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <p dir="auto" className="wrap-anywhere min-w-0 font-medium text-sm">
            {title || t('Product without a title')}
          </p>
          <p className="text-ink-soft text-xs tabular-nums">
            {t('{sales} in 90 days', { sales: format.money(netSales, currency, { whole: true }) })}
          </p>
        </div>
        <ul className="grid gap-1.5">
          {problems.map((problem) => (
            <li key={problem} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-soft text-sm">
              <Badge tone="caution">{t(FEED_TEXTS[problem].label)}</Badge>
              <span className="min-w-0">{t(FEED_TEXTS[problem].help)}</span>
            </li>
          ))}
        </ul>
        {suggestedTitle && (
          <div className="flex items-center justify-between gap-3 rounded-lg bg-sunken py-1.5 pr-1.5 pl-3">
            <p className="grid min-w-0 text-sm">
              <span className="text-ink-soft text-xs">{t('Suggested title')}</span>
              <span dir="auto" className="wrap-anywhere">
                {suggestedTitle}
              </span>
            </p>
            <Button
              variant="ghost"
              size="small"
              aria-label={t('Copy the title suggested for {product}', { product: title })}
              onClick={() => copyText(suggestedTitle)}
            >
              <Copy aria-hidden />
              {t('Copy')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
