import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';

interface ShowAllProps {
  /** How many stand there before it is pressed. */
  shown: number;
  total: number;
  all: boolean;
  onChange: (all: boolean) => void;
  /** Names the list, for those who hear it. */
  what: string;
}

/** Nothing where all is shown already. */
export function ShowAll({ shown, total, all, onChange, what }: ShowAllProps) {
  const t = useT();
  const format = useFormat();
  if (total <= shown) return null;
  const label = all ? t('Show fewer') : t('Show all ({n})', { n: format.number(total) });
  return (
    <Button
      variant="ghost"
      size="small"
      className="-ml-2.5 justify-self-start"
      aria-expanded={all}
      aria-label={`${label}: ${what}`}
      onClick={() => onChange(!all)}
    >
      {label}
    </Button>
  );
}
