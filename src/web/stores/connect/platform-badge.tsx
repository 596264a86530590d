import { PLATFORM_NAMES, type Platform } from '#shared/stores/stores.ts';
import { Badge } from '#web/core/ui/badge.tsx';

export function PlatformBadge({ platform }: { platform: Platform }) {
  return <Badge>{PLATFORM_NAMES[platform]}</Badge>;
}
