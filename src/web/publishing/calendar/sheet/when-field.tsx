import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isSkipped, momentOf, wallOf } from '#web/core/app/zone.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { isComplete, type PostForm } from './post-form.ts';

interface WhenFieldProps {
  store: Store;
  form: Pick<PostForm, 'day' | 'time'>;
  edit: (change: Partial<PostForm>) => void;
}

/** A day and a time on the store's clock. */
export function WhenField({ store: { timeZone }, form, edit }: WhenFieldProps) {
  const t = useT();
  const format = useFormat();
  const moment = isComplete(form) ? momentOf(form, timeZone) : null;
  const isPast = moment !== null && Date.parse(moment) < Date.now();
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('Day')} error={isPast ? t('That time has passed.') : undefined}>
          <TextInput
            type="date"
            required
            value={form.day}
            min={wallOf(new Date(), timeZone).day}
            onChange={({ target }) => edit({ day: target.value })}
          />
        </Field>
        <Field label={t('Time')} hint={t('Times in {zone}', { zone: zoneText(timeZone, t) })}>
          <TextInput
            type="time"
            required
            value={form.time}
            onChange={({ target }) => edit({ time: target.value.slice(0, 5) })}
          />
        </Field>
      </div>
      {moment && isSkipped(form, timeZone) && (
        <p className="text-caution text-xs">
          {t('The clocks skip this time on that day: it goes out at {time}.', {
            time: format.time(moment, timeZone),
          })}
        </p>
      )}
    </div>
  );
}
