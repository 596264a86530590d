import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { buttonLook } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Field, TextArea } from '#web/core/ui/field.tsx';
import { readTableFile, TableFileError } from './table-file.ts';

interface TableInputProps {
  hint: string;
  value: string;
  onValueChange: (table: string) => void;
  /** Takes a file, which is too long to be looked at in the field. */
  onFile?: (table: string, fileName: string) => void;
  /** Characters of a file. */
  most?: number;
}

/** A table is pasted, dropped as a file, or chosen. */
export function TableInput({ hint, value, onValueChange, onFile = onValueChange, most }: TableInputProps) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<Sentence | null>(null);

  async function take(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    try {
      onFile(await readTableFile(file, most), file.name);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof TableFileError ? error.sentence : UNREADABLE);
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way in addition to choosing
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames('grid min-w-0 gap-3 rounded-lg', isOver && 'bg-accent-soft')}
    >
      <Field label={t('Paste the table here')} hint={hint}>
        <TextArea
          rows={7}
          spellCheck={false}
          className="font-mono"
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      </Field>
      <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
        <label
          className={classNames(
            buttonLook({ variant: 'secondary', size: 'small' }),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
          )}
        >
          <FileUp aria-hidden />
          {t('Choose a file')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            className="sr-only"
            onChange={({ target }) => {
              void take(target.files);
              // The same file may be chosen again once it was mended.
              target.value = '';
            }}
          />
        </label>
        {t('or drop a CSV file here')}
      </p>
      {problem && <Alert variant="destructive">{t.message(problem)}</Alert>}
    </div>
  );
}

const UNREADABLE = text('This file could not be read.');
