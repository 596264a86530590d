import type { ShopPage } from '#shared/publishing/shop-page.ts';
import type { Store } from '#shared/stores/stores.ts';
import { RoleFence } from '#web/core/session/role-fence.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { AddressSection } from './address-section.tsx';
import { useShownPage } from './change-page.ts';
import { LinksSection } from './links-section.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { PostsSection } from './posts-section.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { QrSection } from './qr-section.tsx';
import { VisitorsSection } from './visitors-section.tsx';

/** Every change is saved by itself. What visitors see of it stands next to it where there is room. */
export function StoreShopPage({ store: { id: storeId }, saved }: { store: Store; saved: ShopPage }) {
  const page = useShownPage(storeId, saved);
  const isWide = useMedia('(min-width: 80rem)');
  // Another page as soon as anything on it is another.
  const preview = { handle: saved.handle, version: JSON.stringify(saved) };
  return (
    <div className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 gap-6">
        <RoleFence needs="manage">
          <AddressSection storeId={storeId} page={page} preview={isWide ? null : preview} />
        </RoleFence>
        <ProfilesSection page={page} />
        <QrSection storeId={storeId} page={page} />
        <RoleFence needs="manage">
          <LinksSection storeId={storeId} page={page} />
        </RoleFence>
        <VisitorsSection storeId={storeId} page={page} />
        <RoleFence needs="manage">
          <PostsSection storeId={storeId} page={page} />
        </RoleFence>
      </div>
      {isWide && (
        <div className="sticky top-20 min-w-0">
          <PhonePreview {...preview} />
        </div>
      )}
    </div>
  );
}
