import { ChevronDown, Plus } from 'lucide-react';
import type { Chip, Reading } from '#shared/analytics/asking.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { Menu, MenuChoice } from '#web/core/ui/menu.tsx';

interface AnswerChipsProps {
  reading: Reading;
  chips: readonly Chip[];
  disabled: boolean;
  onChange: (reading: Reading) => void;
}

/** How the question was understood, part by part; each can be changed by a press, and the answer follows. */
export function AnswerChips({ reading, chips, disabled, onChange }: AnswerChipsProps) {
  const t = useT();
  return (
    <ul aria-label={t('How the question was understood')} className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={`${chip.part} ${chip.name}`} className="max-w-full">
          <ChipMenu
            chip={chip}
            disabled={disabled}
            onChange={(change) => onChange({ ...reading, ...change })}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChipMenuProps {
  chip: Chip;
  disabled: boolean;
  onChange: (change: Partial<Reading>) => void;
}

function ChipMenu({ chip: { name, label, choices }, disabled, onChange }: ChipMenuProps) {
  const chosen = choices.findIndex((choice) => choice.chosen);
  return (
    <Menu
      align="start"
      className="max-w-[min(20rem,calc(100vw-2rem))]"
      trigger={
        <button
          type="button"
          disabled={disabled}
          aria-label={label === null ? name : `${name}: ${label}`}
          className={classNames(
            'inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border px-3 py-1 text-left text-[0.8125rem] transition-colors not-disabled:hover:bg-sunken not-disabled:hover:text-ink disabled:opacity-55',
            label === null ? 'border-line border-dashed text-ink-faint' : 'border-line bg-sunken/60 text-ink',
          )}
        >
          {label === null && <Plus aria-hidden className="size-3.5 shrink-0" />}
          <span className="min-w-0 truncate first-letter:uppercase">{label ?? name}</span>
          {label !== null && <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />}
        </button>
      }
    >
      <MenuChoice
        label={name}
        value={String(chosen)}
        onValueChange={(at) => onChange(choices[Number(at)]!.change)}
        options={choices.map((choice, at) => ({ value: String(at), label: choice.label }))}
      />
    </Menu>
  );
}
