import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PagerProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** E.g. '26 to 50 of 1,240'. */
  text: string;
  previous: string;
  next: string;
  onPage: (page: number) => void;
}

export function Pager({ label, page, pages, text, previous, next, onPage }: PagerProps) {
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3 px-5 py-3">
      <p aria-live="polite" className="text-ink-soft text-xs tabular-nums">
        {text}
      </p>
      {pages > 1 && (
        <div className="flex gap-1.5">
          <Button
            variant="secondary"
            size="small"
            square
            aria-label={previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="small"
            square
            aria-label={next}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  );
}
