import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { useChangePage } from './change-page.ts';
import type { SectionProps } from './section-props.ts';

/** How visitors find the page, and what is counted of them. */
export function VisitorsSection({
  storeId,
  page: { isPublic, inSearch, shortLinks, canShorten },
}: SectionProps) {
  const t = useT();
  const change = useChangePage(storeId);
  return (
    <Card title={t('Visitors')}>
      <div className="grid gap-4">
        <Checkbox
          checked={inSearch}
          onCheckedChange={(checked) => change({ inSearch: checked })}
          label={
            <Choice
              name={t('Search engines may list this page')}
              meaning={t('People then find it by the name of your shop, and not only by its address.')}
            />
          }
        />
        <Checkbox
          checked={shortLinks && canShorten}
          disabled={!canShorten}
          onCheckedChange={(checked) => change({ shortLinks: checked })}
          label={
            <Choice
              name={t('Posts get short links, so that clicks are counted')}
              meaning={linksMeaning(t, { isPublic, canShorten })}
            />
          }
        />
      </div>
    </Card>
  );
}

function linksMeaning(t: Translate, { isPublic, canShorten }: { isPublic: boolean; canShorten: boolean }) {
  if (!canShorten)
    return t(
      'Not yet: a short link of this computer would open for nobody else. Posts go out with the long address.',
    );
  const counted = t(
    'Each click is counted with its hour, its network, its country and the site it came from. No cookie is set, and no IP address is saved.',
  );
  return isPublic ? counted : `${t('From when your page is public.')} ${counted}`;
}

function Choice({ name, meaning }: { name: string; meaning: string }) {
  return (
    <span className="grid gap-0.5">
      <span className="font-medium">{name}</span>
      <span className="text-ink-soft">{meaning}</span>
    </span>
  );
}
