import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from './field.tsx';

const PAUSE_MS = 250;

interface SearchInputProps {
  label: string;
  value: string;
  /** Called once the typing rests. */
  onSearch: (search: string) => void;
  className?: string;
}

export function SearchInput({ label, value, onSearch, className }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  function type(search: string) {
    setTyped(search);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => onSearch(search.trim()), PAUSE_MS);
  }

  return (
    <div className={className}>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        />
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={({ target }) => type(target.value)}
          className="pl-9"
        />
      </div>
    </div>
  );
}
