import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { COMMENT_MAX, type Mentionable } from '#shared/publishing/approvals.ts';
import { useT } from '#web/core/app/i18n.ts';
import { plainText } from '#web/core/app/plain-text.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { Field, TextArea } from '#web/core/ui/field.tsx';

const MOST = 6;

interface CommentFieldProps {
  people: readonly Mentionable[];
  value: string;
  onChange: (words: string) => void;
}

/** Where a comment is written: after an `@`, the people who can be mentioned are offered. */
export function CommentField({ people, value, onChange }: CommentFieldProps) {
  const t = useT();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  /** The `@` whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const others = people.filter(({ isYou }) => !isYou);
  const begun = nameBegun(value.slice(0, caret));
  const offered = begun && begun.at !== closedAt ? startingWith(others, begun.typed) : [];
  const isOpen = offered.length > 0;
  const active = Math.min(at, offered.length - 1);

  function choose({ name }: Mentionable) {
    const end = begun!.at + name.length + 2;
    onChange(`${value.slice(0, begun!.at)}@${name} ${value.slice(caret).trimStart()}`.slice(0, COMMENT_MAX));
    setCaret(end);
    setAt(0);
    // Once the words are there.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  }

  function move(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const act = {
      ArrowDown: () => setAt((active + 1) % offered.length),
      ArrowUp: () => setAt((active - 1 + offered.length) % offered.length),
      Enter: () => choose(offered[active]!),
      Tab: () => choose(offered[active]!),
      Escape: () => setClosedAt(begun!.at),
    }[event.key];
    if (!act || event.shiftKey) return;
    event.preventDefault();
    act();
  }

  return (
    <div className="grid gap-1.5">
      <Field
        label={t('Write a comment')}
        hint={others.length > 0 && t('After @ and a name, that person gets a mail.')}
      >
        <TextArea
          ref={area}
          rows={2}
          maxLength={COMMENT_MAX}
          value={value}
          aria-autocomplete={others.length > 0 ? 'list' : undefined}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          onChange={({ target }) => {
            onChange(target.value);
            setCaret(target.selectionStart);
            setAt(0);
            if (!nameBegun(target.value.slice(0, target.selectionStart))) setClosedAt(null);
          }}
          onBlur={() => setClosedAt(begun?.at ?? null)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={move}
        />
      </Field>
      <p role="status" className="sr-only">
        {isOpen &&
          t.plural(offered.length, {
            one: '{n} person to mention, arrow keys choose.',
            other: '{n} people to mention, arrow keys choose.',
          })}
      </p>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('People to mention')}
          className="rounded-lg border border-line bg-raised p-1 shadow-high"
        >
          {offered.map((person, nth) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field above
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
            <div
              key={person.id}
              id={`${listId}-${nth}`}
              role="option"
              aria-selected={nth === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center rounded-md px-2.5 text-sm sm:min-h-9',
                nth === active && 'bg-sunken',
              )}
            >
              <span dir="auto" className="truncate">
                {person.name}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The name that is being written behind an `@`, with where that stands. */
function nameBegun(before: string): { at: number; typed: string } | null {
  const found = /(?<![\p{L}\p{N}_])@([^@\n]*)$/u.exec(before);
  return found && { at: found.index, typed: found[1]! };
}

/** By the beginning of the name, or of a later word of it; a name that is written out is offered no more. */
function startingWith(people: readonly Mentionable[], typed: string): Mentionable[] {
  const begun = plainText(typed);
  return people
    .filter(({ name }) => {
      const words = plainText(name).split(' ');
      return words.some((_, nth) => words.slice(nth).join(' ').startsWith(begun));
    })
    .slice(0, MOST);
}
