import { CUSTOMER_GROUPS } from '#shared/analytics/customer-reports.ts';
import { groupTexts } from '#web/analytics/customers/group-texts.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { codesOf, type PlanForm, type Wrong } from './plan-form.ts';
import { countryName } from './plan-words.ts';

interface AudienceFieldsProps {
  form: PlanForm;
  wrong: Wrong;
  edit: (change: Partial<PlanForm>) => void;
}

/** Whom the ad is for, as it will be set at the network; nothing of it is measured. */
export function AudienceFields({ form, wrong, edit }: AudienceFieldsProps) {
  const t = useT();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-medium text-sm">{t('Audience')}</legend>
      <Field
        label={t('Countries')}
        note={t('Optional')}
        error={wrong.countries && t('Please enter codes of two letters, such as GB or TR.')}
        hint={countriesHint(form.countries, t)}
      >
        <TextInput
          value={form.countries}
          placeholder="GB, TR"
          autoCapitalize="characters"
          onChange={({ target }) => edit({ countries: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('Youngest')} error={wrong.ageFrom && t('Networks accept ages from 18 to 65.')}>
          <NumberInput whole value={form.ageFrom} onValueChange={(ageFrom) => edit({ ageFrom })} />
        </Field>
        <Field label={t('Oldest')} error={ageToError(form, wrong, t)}>
          <NumberInput whole value={form.ageTo} onValueChange={(ageTo) => edit({ ageTo })} />
        </Field>
      </div>
      <Field
        label={t('Interests')}
        note={t('Optional')}
        error={wrong.interests && t('Please enter at most 20 interests of up to 80 characters each.')}
        hint={t('Separated by commas. Networks have lists of their own, so choose what comes closest there.')}
      >
        <TextInput value={form.interests} onChange={({ target }) => edit({ interests: target.value })} />
      </Field>
      <details className="rounded-lg border border-line px-4 py-3">
        <summary className="cursor-pointer font-medium text-sm">
          {t('Own customers ({n})', { n: form.groups.length })}
        </summary>
        <p className="pt-2 text-ink-soft text-xs">
          {t('From a list of customers who agreed to it, which you upload to the network yourself.')}
        </p>
        <div className="grid gap-x-4 gap-y-2.5 pt-3 sm:grid-cols-2">
          {CUSTOMER_GROUPS.map((group) => (
            <Checkbox
              key={group}
              label={t(groupTexts[group].label)}
              checked={form.groups.includes(group)}
              onCheckedChange={(checked) =>
                edit({
                  groups: CUSTOMER_GROUPS.filter((one) =>
                    one === group ? checked : form.groups.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

/** The names of what was typed, so that a wrong code is noticed. */
function countriesHint(typed: string, t: Translate): string {
  const codes = codesOf(typed).filter((code) => /^[A-Z]{2}$/.test(code));
  if (codes.length === 0) return t('Codes of two letters, separated by commas.');
  return codes.map((code) => countryName(code, t.locale)).join(', ');
}

function ageToError({ ageTo }: PlanForm, wrong: Wrong, t: Translate): string | undefined {
  if (!wrong.ageTo) return undefined;
  const age = Number(ageTo);
  return age >= 18 && age <= 65 ? t.message(wrong.ageTo) : t('Networks accept ages from 18 to 65.');
}
