import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { PageLink } from '#shared/publishing/shop-page.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';

interface LinkRowProps {
  link: PageLink;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function LinkRow({ link: { label, url }, isFirst, isLast, onMove, onEdit, onRemove }: LinkRowProps) {
  const t = useT();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="grid min-w-0 flex-[1_1_12rem] text-sm">
        <span dir="auto" className="wrap-anywhere font-medium">
          {label}
        </span>
        <span className="truncate text-ink-faint text-xs" title={url}>
          {url}
        </span>
      </div>
      <div className="-ml-3 flex gap-1 sm:ml-0">
        <Button
          variant="ghost"
          square
          aria-label={t('Move up: {name}', { name: label })}
          blocked={isFirst && t('It is the first.')}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          square
          aria-label={t('Move down: {name}', { name: label })}
          blocked={isLast && t('It is the last.')}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </Button>
        <Button variant="ghost" square aria-label={t('Edit {name}', { name: label })} onClick={onEdit}>
          <Pencil aria-hidden />
        </Button>
        <Button variant="ghost" square aria-label={t('Remove: {name}', { name: label })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
