import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid animate-rise justify-items-center gap-4 px-6 py-16 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="grid max-w-md gap-1.5">
        <h2 className="text-lg">{title}</h2>
        {children && <div className="text-ink-soft text-sm">{children}</div>}
      </div>
      {action && <div className="flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
