import { EMPTY_FORM, type ScheduleForm } from './schedule-form.ts';

const KEY = 'vitrin-schedule-form';

/** A form that was left for a network's consent page waits in this tab for the way back. */
export function keepForm(storeId: string, form: ScheduleForm): void {
  sessionStorage.setItem(KEY, JSON.stringify({ storeId, form }));
}

export function readKeptForm(storeId: string): ScheduleForm | null {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
    storeId: string;
    form: ScheduleForm;
  } | null;
  return kept?.storeId === storeId ? { ...EMPTY_FORM, ...kept.form } : null;
}

export function forgetKeptForm(): void {
  sessionStorage.removeItem(KEY);
}
