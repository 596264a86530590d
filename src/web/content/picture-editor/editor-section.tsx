import { type ReactNode, useId } from 'react';

interface EditorSectionProps {
  title: string;
  /** Next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function EditorSection({ title, action, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <header className="flex min-h-8 items-center justify-between gap-3">
        <h3 id={id} className="text-sm">
          {title}
        </h3>
        {action}
      </header>
      {children}
    </section>
  );
}
