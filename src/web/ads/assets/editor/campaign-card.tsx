import { useState } from 'react';
import type { AssetProblem, AssetSet } from '#shared/ads/ads-assets.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { type AdContent, problemsAt } from './ad-content.ts';
import { KeywordList } from './keyword-list.tsx';

const LONGEST_NAME = 128;
const LARGEST_BUDGET = 1_000_000;
const MOST_NEGATIVES = 200;

interface CampaignCardProps {
  set: AssetSet;
  content: AdContent;
  problems: readonly AssetProblem[];
  onChange: (change: Partial<AdContent>) => void;
}

/** What holds for all the ads of a set. */
export function CampaignCard({ set, content, problems, onChange }: CampaignCardProps) {
  const t = useT();
  const format = useFormat();
  const errorOf = (field: string) => problemsAt(problems, null, field).map(t.message).join(' ') || undefined;
  const hasNegativeProblems = problems.some(({ field }) => field.startsWith('negatives'));
  return (
    <Card
      title={t('Campaign')}
      description={t('A search campaign that comes in paused.')}
      className="min-w-0"
    >
      <div className="grid min-w-0 gap-4.5">
        <div className="grid gap-4.5 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <Field
            label={t('Name of the campaign')}
            error={content.name.trim() ? errorOf('name') : t('Please enter a name.')}
          >
            <TextInput
              maxLength={LONGEST_NAME}
              value={content.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          </Field>
          <DailyBudget
            budget={content.dailyBudget}
            currency={set.currency}
            problem={errorOf('dailyBudget')}
            onChange={(dailyBudget) => onChange({ dailyBudget })}
          />
        </div>
        <details open={hasNegativeProblems || undefined} className="min-w-0">
          <summary className="cursor-pointer rounded py-1 font-medium text-sm">
            {t('Negative keywords ({n})', { n: format.number(content.negatives.length) })}
          </summary>
          <div className="pt-2">
            <KeywordList
              title={t('Negative keywords')}
              hint={t('Searches with these words never show your ads. They are for what you do not sell.')}
              keywords={content.negatives}
              onChange={(negatives) => onChange({ negatives })}
              mostKeywords={MOST_NEGATIVES}
              group={null}
              field="negatives"
              problems={problems}
              lang={set.language}
            />
          </div>
        </details>
      </div>
    </Card>
  );
}

interface DailyBudgetProps {
  budget: number | null;
  currency: string;
  problem: string | undefined;
  onChange: (budget: number | null) => void;
}

function DailyBudget({ budget, currency, problem, onChange }: DailyBudgetProps) {
  const t = useT();
  const [typed, setTyped] = useState(budget === null ? '' : `${budget}`);
  const isValid = typed.trim() === '' || readBudget(typed) !== null;

  function type(text: string) {
    setTyped(text);
    const read = readBudget(text);
    if (text.trim() === '' || read !== null) onChange(read);
  }

  return (
    <Field
      label={t('Daily budget ({currency})', { currency })}
      error={isValid ? problem : t('Please enter an amount above 0, up to a million.')}
    >
      <NumberInput value={typed} onValueChange={type} />
    </Field>
  );
}

/** What is no amount is null. */
function readBudget(typed: string): number | null {
  if (!/^\d+(\.\d{1,3})?$/.test(typed)) return null;
  const amount = Number(typed);
  return amount > 0 && amount <= LARGEST_BUDGET ? amount : null;
}
