import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

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
  primary: 'bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
  secondary: 'border border-line bg-surface text-ink not-disabled:hover:bg-sunken',
  ghost: 'text-ink-soft not-disabled:hover:bg-sunken not-disabled:hover:text-ink',
  light: 'bg-on-panel text-[#1c2568] hover:bg-on-panel-soft',
  danger: 'bg-negative-strong text-on-negative not-disabled:hover:brightness-110',
};
const sizes: Record<ButtonSize, string> = {
  small: 'h-8 rounded-md px-2.5 text-[0.8125rem] gap-1.5',
  medium: 'h-10 rounded-lg px-3.5 text-sm gap-2',
  large: 'h-12 rounded-lg px-5 text-[0.9375rem] gap-2',
};
const squares: Record<ButtonSize, string> = { small: 'w-8 px-0', medium: 'w-10 px-0', large: 'w-12 px-0' };

export function buttonLook({ variant = 'primary', size = 'medium', square = false }: ButtonLook) {
  return classNames(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-medium transition-colors disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    square && squares[size],
  );
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true the button can't be pressed again and shows `pendingLabel` (or its own words) beside a spinner. */
  pending?: boolean;
  pendingLabel?: ReactNode;
}

export function Button({
  variant,
  size,
  square,
  pending = false,
  pendingLabel,
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useFocusThrough(pending, button);
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonLook({ variant, size, square }), className)}
      {...rest}
    >
      {pending && <Spinner />}
      {pending ? (square ? null : (pendingLabel ?? children)) : children}
    </button>
  );
}

/** What is disabled loses the focus; it comes back unless it went elsewhere meanwhile. */
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
