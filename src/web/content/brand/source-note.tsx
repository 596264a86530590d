import type { BrandSource } from '#shared/content/brand-kit.ts';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';

const SOURCES: Record<BrandSource, string> = {
  page: text('From your home page'),
  photos: text('From your product photos'),
  owner: text('Chosen by you'),
};

/** Where a value comes from, or what counts where there is none. */
export function SourceNote({ source, otherwise }: { source: BrandSource | null; otherwise: string }) {
  const t = useT();
  return <span className="text-ink-faint text-xs">{source ? t(SOURCES[source]) : otherwise}</span>;
}
