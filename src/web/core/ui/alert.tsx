import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type AlertVariant = 'default' | 'success' | 'caution' | 'destructive';

const looks = {
  default: { Icon: Info, tone: 'bg-accent-soft text-accent' },
  success: { Icon: CircleCheck, tone: 'bg-positive-soft text-positive' },
  caution: { Icon: TriangleAlert, tone: 'bg-caution-soft text-caution' },
  destructive: { Icon: CircleAlert, tone: 'bg-negative-soft text-negative' },
};

interface AlertProps {
  variant?: AlertVariant;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A message in the page. Failures interrupt a screen reader, everything else waits its turn. */
export function Alert({ variant = 'default', title, children, action, className }: AlertProps) {
  const { Icon, tone } = looks[variant];
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 rounded-lg px-4 py-3 text-sm',
        action ? 'items-center' : 'items-start',
        tone,
        className,
      )}
    >
      <Icon aria-hidden className={classNames('size-4 shrink-0', !action && 'mt-0.5')} />
      <div className="wrap-anywhere grid min-w-0 flex-1 gap-0.5">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={title ? 'text-ink' : undefined}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
