import { useT } from '#web/app/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type ComingName, comingTexts } from './coming-texts.ts';

export function ComingPoints({ name }: { name: ComingName }) {
  const t = useT();
  const { summary, points } = comingTexts[name];
  return (
    <div className="grid max-w-xl justify-items-start gap-5">
      <Badge tone="caution">{t('Not there yet')}</Badge>
      <p className="text-lg text-ink-soft">{t(summary)}</p>
      <ul className="grid gap-3 border-line border-l-2 pl-5">
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </div>
  );
}
