import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { LINKS_MOST, type PageLink } from '#shared/publishing/shop-page.ts';
import { moved } from '#web/content/carousel/picture-order.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { useChangePage } from './change-page.ts';
import { LinkDialog } from './link-dialog.tsx';
import { LinkRow } from './link-row.tsx';
import { shopPageQuery } from './queries.ts';
import type { SectionProps } from './section-props.ts';

/** What the owner puts above the posts: added, worded, put in order and removed one by one. */
export function LinksSection({ storeId, page: { links } }: SectionProps) {
  const t = useT();
  const client = useQueryClient();
  const change = useChangePage(storeId);
  const add = useRef<HTMLButtonElement>(null);
  /** The place of the link that is edited; that of no link yet for a new one. */
  const [editing, setEditing] = useState<number | null>(null);
  const [announced, setAnnounced] = useState('');

  function move(from: number, to: number) {
    change({ links: moved(links, from, to) });
    setAnnounced(
      t('{link} is now link {place} of {count}.', {
        link: links[from]!.label,
        place: to + 1,
        count: links.length,
      }),
    );
  }
  function remove(place: number) {
    const link = links[place]!;
    // The button that was pressed goes with its link.
    add.current?.focus();
    change(
      { links: links.toSpliced(place, 1) },
      {
        title: t('Link removed'),
        description: link.label,
        action: { label: t('Undo'), onAction: () => putBack(link, place) },
      },
    );
  }
  function putBack(link: PageLink, place: number) {
    const known = client.getQueryData(shopPageQuery(storeId).queryKey)?.links ?? links;
    change({ links: known.toSpliced(place, 0, link) }, { title: t('The link is back') });
  }
  return (
    <Card
      title={t('Links above the posts')}
      description={t('For example to your whole shop, to a sale or to WhatsApp. At most {n}.', {
        n: LINKS_MOST,
      })}
    >
      <div className="grid gap-4">
        {links.length === 0 ? (
          <p className="rounded-lg border border-line border-dashed px-4 py-3 text-ink-soft text-sm">
            {t('No links yet: your page begins with the posts.')}
          </p>
        ) : (
          <ol className="divide-y divide-line">
            {keyed(links).map(([key, link], place) => (
              <LinkRow
                key={key}
                link={link}
                isFirst={place === 0}
                isLast={place === links.length - 1}
                onMove={(step) => move(place, place + step)}
                onEdit={() => setEditing(place)}
                onRemove={() => remove(place)}
              />
            ))}
          </ol>
        )}
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
        <div>
          <Button
            ref={add}
            variant="secondary"
            blocked={links.length >= LINKS_MOST && t('There are {n} links already.', { n: LINKS_MOST })}
            onClick={() => setEditing(links.length)}
          >
            <Plus aria-hidden />
            {t('Add a link')}
          </Button>
        </div>
      </div>
      {editing !== null && (
        <LinkDialog storeId={storeId} links={links} place={editing} onClose={() => setEditing(null)} />
      )}
    </Card>
  );
}

/** A link has no name of its own, and may be there twice. */
function keyed(links: readonly PageLink[]): [string, PageLink][] {
  const seen = new Map<string, number>();
  return links.map((link) => {
    const words = `${link.label} ${link.url}`;
    const times = seen.get(words) ?? 0;
    seen.set(words, times + 1);
    return [`${words} ${times}`, link];
  });
}
