import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { AdGroup } from '#shared/ads/ads-assets.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';

/** So many of the texts are shown at once, at most (reference: google-ads 4.4). */
const SHOWN = { headlines: 3, descriptions: 2 } as const;

/** The ad as a search shows it; which texts are put together is Google's choice. */
export function AdPreview({ group, storeName, lang }: { group: AdGroup; storeName: string; lang: string }) {
  const t = useT();
  const [turn, setTurn] = useState(0);
  const headlines = written(group.headlines);
  const descriptions = written(group.descriptions);
  const canTurn = headlines.length > SHOWN.headlines || descriptions.length > SHOWN.descriptions;
  return (
    <Card
      title={t('Preview')}
      action={
        canTurn && (
          <Button variant="ghost" size="small" className="-mr-2.5" onClick={() => setTurn(turn + 1)}>
            <Shuffle aria-hidden />
            {t('Shuffle')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        <div aria-live="polite" className="grid min-w-0 gap-1 rounded-lg border border-line bg-canvas p-4">
          <p className="font-semibold text-xs">{t('Sponsored')}</p>
          <div className="flex min-w-0 items-center gap-2.5">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken font-medium text-ink-soft text-xs"
            >
              {[...storeName][0]?.toLocaleUpperCase(t.locale)}
            </span>
            <span className="grid min-w-0 text-xs">
              <span dir="auto" className="truncate text-sm">
                {storeName}
              </span>
              <span className="wrap-anywhere text-ink-soft">{shownAddress(group)}</span>
            </span>
          </div>
          <p lang={lang} className="wrap-anywhere text-accent text-lg leading-snug">
            {turned(headlines, turn, SHOWN.headlines).join(' - ') || t('No headline yet')}
          </p>
          <p lang={lang} className="wrap-anywhere text-ink-soft text-sm">
            {turned(descriptions, turn, SHOWN.descriptions).join(' ')}
          </p>
        </div>
        <p className="text-ink-faint text-xs">
          {t(
            'Google shows up to three headlines and two descriptions, in any order, and shortens them on small screens.',
          )}
        </p>
      </div>
    </Card>
  );
}

function written(texts: readonly string[]): string[] {
  return texts.map((each) => each.trim()).filter(Boolean);
}

/** Moves on by as many as are shown, and begins again at the end. */
function turned(texts: readonly string[], turn: number, shown: number): string[] {
  const count = Math.min(shown, texts.length);
  return Array.from({ length: count }, (_, at) => texts[(turn * shown + at) % texts.length] ?? '');
}

/** www.shop.com › mugs › blue */
function shownAddress({ finalUrl, path1, path2 }: AdGroup): string {
  const host = URL.canParse(finalUrl) ? new URL(finalUrl).host : finalUrl;
  return [host, path1.trim(), path2.trim()].filter(Boolean).join(' › ');
}
