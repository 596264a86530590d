import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useFocusReturn } from './focus-return.ts';
import { PartWordsContext } from './part-words.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** While true the dialog can't be left by Escape, the cross or a press outside. */
  locked?: boolean;
  /** False where a button at the bottom closes already. */
  cross?: boolean;
  children?: ReactNode;
}

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl', wide: 'sm:max-w-5xl' };

/** Centred on large screens, a sheet from the bottom on phones. */
export function Dialog(props: DialogProps) {
  const { size = 'medium' } = props;
  return (
    <DialogFrame
      {...props}
      place={classNames(
        'inset-x-0 bottom-0 max-h-[92dvh] animate-rise rounded-t-2xl sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[85dvh] sm:-translate-y-1/2 sm:rounded-2xl',
        widths[size],
      )}
    />
  );
}

/** The same from the side: `left` holds navigation, `right` a closer look at something. */
export function Drawer({ side = 'right', ...props }: DialogProps & { side?: 'left' | 'right' }) {
  return (
    <DialogFrame
      {...props}
      place={classNames(
        'inset-y-0 w-[min(26rem,calc(100vw-3rem))]',
        side === 'left' ? 'left-0 animate-from-left' : 'right-0 animate-from-right',
      )}
    />
  );
}

/** Of radio buttons the chosen one: it is where the Tab key would lead. */
const FIRST_CONTROL = ':is(input:not([type=radio]), input:checked, select, textarea):not(:disabled)';

function DialogFrame({
  open,
  onOpenChange,
  title,
  description,
  footer,
  locked = false,
  cross = true,
  place,
  children,
}: DialogProps & { place: string }) {
  const { close } = use(PartWordsContext);
  const body = useRef<HTMLDivElement>(null);
  const { noteOrigin, giveBack } = useFocusReturn();
  useFailureInView(body);

  /** A form is opened to be filled in: its first control has the focus, not the cross. */
  function focusForm(event: Event) {
    noteOrigin();
    const control = body.current?.querySelector<HTMLElement>(FIRST_CONTROL);
    if (!control) return;
    event.preventDefault();
    control.focus();
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || !locked) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusForm}
          onEscapeKeyDown={keepWhileChoosing}
          onCloseAutoFocus={giveBack}
          className={classNames('fixed z-50 flex flex-col bg-raised shadow-high outline-none', place)}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-6">
            <div className="grid min-w-0 gap-1">
              <Radix.Title className="wrap-anywhere line-clamp-3 text-lg">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-ink-soft text-sm">{description}</Radix.Description>
              )}
            </div>
            {cross && (
              <Radix.Close asChild disabled={locked}>
                <Button variant="ghost" size="small" square aria-label={close} className="-mt-1 -mr-2">
                  <X aria-hidden />
                </Button>
              </Radix.Close>
            )}
          </header>
          {/* What scrolls must be reachable by keyboard. */}
          <div
            ref={body}
            tabIndex={children ? 0 : undefined}
            className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-5 sm:px-6"
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap-reverse gap-2 border-line border-t px-5 py-4 max-sm:*:grow sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A list of suggestions below a field closes first. */
function keepWhileChoosing(event: KeyboardEvent) {
  if (document.activeElement?.matches('textarea[aria-activedescendant]')) event.preventDefault();
}

/** A form's failure stands above its fields, and may appear when they are scrolled away from it. */
function useFailureInView(body: RefObject<HTMLElement | null>) {
  const seen = useRef<Element | null>(null);
  useEffect(() => {
    const failure = body.current?.querySelector('[role=alert]') ?? null;
    if (failure && failure !== seen.current) failure.scrollIntoView({ block: 'nearest' });
    seen.current = failure;
  });
}
