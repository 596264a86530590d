import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { toast } from './toast.ts';

/** `light` stands on a coloured panel. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'light';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Only an icon inside: square, and the caller gives `aria-label`. */
  square?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent clickable:hover:bg-accent-hover',
  secondary: 'border border-line bg-surface text-ink clickable:hover:bg-sunken',
  ghost: 'text-ink-soft clickable:hover:bg-sunken clickable:hover:text-ink',
  light: 'bg-on-panel text-[#1c2568] hover:bg-on-panel-soft',
  danger: 'bg-negative-strong text-on-negative clickable:hover:brightness-110',
};
const sizes: Record<ButtonSize, string> = {
  small: 'h-8 rounded-md px-2.5 text-[0.8125rem] gap-1.5',
  medium: 'h-10 rounded-lg px-3.5 text-sm gap-2',
  large: 'h-12 rounded-lg px-5 text-[0.9375rem] gap-2',
};
const squares: Record<ButtonSize, string> = { small: 'w-8 px-0', medium: 'w-10 px-0', large: 'w-12 px-0' };

export function buttonLook({ variant = 'primary', size = 'medium', square = false }: ButtonLook) {
  return classNames(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-medium transition-colors print:hidden disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    square && squares[size],
  );
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true the button can't be pressed again and shows `pendingLabel` (or its own words) next to a spinner. */
  pending?: boolean;
  pendingLabel?: ReactNode;
  /**
   * Why the button can't be pressed yet. It still takes the focus, so that the reason is found: shown when the pointer
   * rests on it, read out, and said when it is pressed, which leads to the first field
   * of its form or dialog that is missing.
   */
  blocked?: string | false | null | undefined;
  /** Leads to what is missing where there is no form. */
  onBlocked?: () => void;
}

export function Button({
  variant,
  size,
  square,
  pending = false,
  pendingLabel,
  blocked,
  onBlocked,
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useFocusThrough(pending, button);
  const reason = pending || disabled ? undefined : blocked || undefined;

  function sayWhy(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    toast({ title: reason! });
    if (onBlocked) onBlocked();
    else missingIn(event.currentTarget)?.focus();
  }
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonLook({ variant, size, square }), className)}
      {...rest}
      {...(reason && { 'aria-disabled': true, title: reason, onClick: sayWhy })}
    >
      {pending && <Spinner />}
      {pending ? (square ? null : (pendingLabel ?? children)) : children}
    </button>
  );
}

function missingIn(button: HTMLButtonElement) {
  const place = button.form ?? button.closest('[role=dialog]');
  const controls = place?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [];
  return [...controls].find((each) => each.getAttribute('aria-invalid') === 'true' || !each.validity.valid);
}

/** What is disabled loses the focus; it comes back unless it has gone elsewhere. */
function useFocusThrough(pending: boolean, button: RefObject<HTMLButtonElement | null>) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!pending && hadFocus.current && activeElement === body)
      button.current?.focus({ preventScroll: true });
    hadFocus.current = pending && activeElement === button.current;
  }, [pending, button]);
}

interface ButtonLinkProps extends ButtonLook {
  to: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  onClick?: () => void;
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ to, variant, size, square, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link href={to} className={classNames(buttonLook({ variant, size, square }), className)} {...rest}>
      {children}
    </Link>
  );
}
