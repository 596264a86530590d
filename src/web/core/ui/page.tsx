import { type ReactNode, useEffect } from 'react';

interface PageProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A page inside the shell: its heading, the browser's title, and a column of content. */
export function Page({ title, description, action, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className="mx-auto grid w-full max-w-6xl animate-appear grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 sm:py-9">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <h1 className="text-2xl sm:text-[1.75rem]">{title}</h1>
          {description && <p className="max-w-2xl text-ink-soft text-sm">{description}</p>}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </header>
      {children}
    </div>
  );
}

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title === 'Vitrin' ? title : `${title} · Vitrin`;
  }, [title]);
}
