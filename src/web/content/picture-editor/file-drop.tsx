import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import type { Upload } from './use-upload.ts';

interface FileDropProps {
  take: Upload['take'];
  children: ReactNode;
}

/** Preview and fields side by side; a picture may be dropped on or pasted into any of them. */
export function FileDrop({ take, children }: FileDropProps) {
  const t = useT();
  const [isOver, setOver] = useState(false);

  function allow(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  function paste({ clipboardData }: ClipboardEvent) {
    // Words go where the cursor stands.
    if (clipboardData.files.length > 0) take(clipboardData.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same is done by a button
    <div
      onDragOver={allow}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={drop}
      onPaste={paste}
      className="relative grid items-start gap-x-8 gap-y-4 md:grid-cols-[20rem_minmax(0,1fr)]"
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute -inset-2 z-30 grid place-items-center rounded-xl border-2 border-accent border-dashed bg-accent-soft/90 font-medium text-accent">
          {t('Drop the picture here')}
        </div>
      )}
    </div>
  );
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.some((type) => type === 'Files');
