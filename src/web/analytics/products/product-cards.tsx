import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Ellipsis, ExternalLink, MessageCircle, Package, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Product } from '#shared/analytics/sales-reports.ts';
import { whatsAppShare } from '#shared/publishing/whatsapp.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { productsQuery } from '#web/analytics/reports/sales-queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Menu, MenuItem, MenuLink } from '#web/core/ui/menu.tsx';
import { SearchInput } from '#web/core/ui/search-input.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { ProductPhoto } from './product-photo.tsx';

const SHOWN = 12;
const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6';

/** What is on sale, best selling first, found by title or handle. */
export function ProductCards({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const { showAll } = useReportAddress();
  const [search, setSearch] = useState('');
  const { data } = useQuery(productsQuery(store.id, search));
  return (
    <section aria-labelledby="products" className="grid min-w-0 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="products" className="flex items-center gap-2 text-base">
          {t('Products')}
          {data && <Badge>{format.number(data.total)}</Badge>}
        </h2>
        <div className="flex min-w-0 flex-[1_1_16rem] items-center justify-end gap-2">
          <SearchInput
            label={t('Search by title or handle')}
            value={search}
            onSearch={setSearch}
            className="w-full sm:max-w-xs"
          />
          <Button variant="ghost" size="small" onClick={() => showAll()}>
            {t('Show all')}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      </header>
      <Loaded
        query={productsQuery(store.id, search)}
        failed={t('Failed to load products.')}
        waiting={<WaitingCards />}
        isEmpty={({ products }) => products.length === 0}
        empty={<NoProducts store={store} search={search} />}
      >
        {({ products }) => (
          <ul className={GRID}>
            {products.slice(0, SHOWN).map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function ProductCard({ product }: { product: Product }) {
  const { title, price, category, imageUrl, currency, platform } = product;
  const format = useFormat();
  return (
    <li className="relative grid min-w-0 grid-cols-1 content-start overflow-hidden rounded-xl border border-line bg-surface">
      <ProductPhoto src={imageUrl} className="aspect-square w-full" />
      <div className="grid min-w-0 grid-cols-1 gap-1 p-3">
        <p dir="auto" className="line-clamp-2 font-medium text-sm leading-snug" title={title}>
          {title}
        </p>
        <p className="flex items-baseline justify-between gap-2 text-sm tabular-nums">
          {format.money(price, currency)}
          <span className="truncate text-ink-faint text-xs">{category ?? PLATFORM_NAMES[platform]}</span>
        </p>
      </div>
      <ProductMenu product={product} />
    </li>
  );
}

function ProductMenu({ product: { title, handle, address } }: { product: Product }) {
  const t = useT();
  const [, navigate] = useLocation();
  const opensElsewhere = <span className="sr-only">{t('(opens in a new tab)')}</span>;
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          size="small"
          square
          aria-label={t('More for {name}', { name: title })}
          className="absolute top-2 right-2"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem
        onSelect={() => navigate(`${paths.contentCreator}?${new URLSearchParams({ product: handle })}`)}
      >
        <PenLine aria-hidden />
        {t('Make a post about it')}
      </MenuItem>
      {address && isWebAddress(address) && (
        <>
          <MenuLink href={address}>
            <ExternalLink aria-hidden />
            {t('Open in your shop')}
            {opensElsewhere}
          </MenuLink>
          <MenuLink href={whatsAppShare(title, address)}>
            <MessageCircle aria-hidden />
            {t('Share by WhatsApp')}
            {opensElsewhere}
          </MenuLink>
        </>
      )}
    </Menu>
  );
}

function NoProducts({ store, search }: { store: Store; search: string }) {
  const t = useT();
  return (
    <div className="rounded-xl border border-line bg-surface">
      <EmptyState icon={Package} title={search ? t('No matching products') : t('No products yet')}>
        {search
          ? t('No title or handle has “{search}” in it.', { search })
          : store.shares.products
            ? t('They appear once they are read from your store.')
            : t('Not shared by {platform}', { platform: PLATFORM_NAMES[store.platform] })}
      </EmptyState>
    </div>
  );
}

function WaitingCards() {
  return (
    <div className={GRID}>
      {Array.from({ length: SHOWN }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing distinguishes these cards
        <div key={card} className="overflow-hidden rounded-xl border border-line bg-surface">
          <Skeleton className="aspect-square w-full rounded-none" />
          <div className="grid gap-2 p-3.5">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
