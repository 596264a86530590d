import type { Platform } from '#shared/stores.ts';
import { Badge } from '#web/ui/badge.tsx';

const names: Record<Platform, string> = { shopify: 'Shopify', shopier: 'Shopier' };

export function platformName(platform: Platform): string {
  return names[platform];
}

export function PlatformBadge({ platform }: { platform: Platform }) {
  return <Badge>{platformName(platform)}</Badge>;
}
