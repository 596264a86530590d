import { PLATFORM_NAMES, type Platform } from '#shared/stores.ts';
import { Badge } from '#web/ui/badge.tsx';

export function PlatformBadge({ platform }: { platform: Platform }) {
  return <Badge>{PLATFORM_NAMES[platform]}</Badge>;
}
