import { CalendarOff, Dices, EyeOff, Ruler } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';

/** What is settled before the first week and not changed afterwards. */
export function Rules() {
  const t = useT();
  const rules = [
    {
      Icon: Dices,
      name: t('Chance draws the weeks'),
      text: t(
        'Of every two weeks one has posts and one has none. You see all of them as soon as they are drawn, and they stay as they are.',
      ),
    },
    {
      Icon: CalendarOff,
      name: t('The calendar keeps to it'),
      text: t(
        'In weeks without posts your schedules plan nothing, and Vitrin asks you before a post of yours goes out. Posts that you publish elsewhere it does not see, so hold them back yourself.',
      ),
    },
    {
      Icon: EyeOff,
      name: t('No sales before the end'),
      text: t(
        'Until the last week is over you see no comparison: an experiment that ends at a lucky moment shows effects that are not there.',
      ),
    },
    {
      Icon: Ruler,
      name: t('The answer is an interval'),
      text: t(
        'Two days after the last week it says between which bounds the difference lies; 90 of 100 such intervals hold the truth. Every week counts as it was drawn, also if the plan was not kept. If a week sells nothing, the bounds follow from the draw alone and are wider.',
      ),
    },
  ];
  return (
    <ul
      aria-label={t('How it works')}
      className="grid gap-x-8 gap-y-5 border-line border-t pt-5 sm:grid-cols-2"
    >
      {rules.map(({ Icon, name, text }) => (
        <li key={name} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 text-sm">
          <Icon aria-hidden className="mt-0.5 size-4.5 text-ink-faint" />
          <div className="grid content-start gap-0.5">
            <p className="font-medium">{name}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
