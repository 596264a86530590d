import { Plus } from 'lucide-react';
import { Button } from '#web/core/ui/button.tsx';
import { Menu, MenuItem } from '#web/core/ui/menu.tsx';

interface AddScopeProps {
  label: string;
  options: readonly { value: string; label: string }[];
  onAdd: (value: string) => void;
}

/** Adds a line for one of those that have none yet. */
export function AddScope({ label, options, onAdd }: AddScopeProps) {
  if (options.length === 0) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" className="justify-self-start">
          <Plus aria-hidden />
          {label}
        </Button>
      }
    >
      {options.map((option) => (
        <MenuItem key={option.value} onSelect={() => onAdd(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
