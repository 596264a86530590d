import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { use, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { PartWordsContext } from './part-words.ts';
import { dismissToast, toastStore } from './toast.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

export function Toasts() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const { notification, close } = use(PartWordsContext);
  return (
    <Radix.Provider label={notification} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown && (
        <Radix.Root
          key={shown.id}
          duration={shown.durationMs ?? DURATION_MS}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          className={classNames(
            'grid animate-rise grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 rounded-xl border bg-raised py-3.5 pr-2.5 pl-4 shadow-high data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            shown.variant === 'destructive' ? 'border-negative/50' : 'border-line',
          )}
        >
          <div className="wrap-anywhere grid gap-0.5 text-sm">
            <Radix.Title
              className={classNames('font-medium', shown.variant === 'destructive' && 'text-negative')}
            >
              {shown.title}
            </Radix.Title>
            {shown.description && (
              <Radix.Description className="text-ink-soft">{shown.description}</Radix.Description>
            )}
            {shown.action && (
              <Radix.Action asChild altText={shown.action.label} onClick={shown.action.onAction}>
                <Button variant="secondary" size="small" className="mt-1.5 justify-self-start">
                  {shown.action.label}
                </Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label={close}
            className="grid size-7 place-items-center rounded-md text-ink-faint hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        label={notification}
        hotkey={['F8']}
        className="toasts fixed inset-x-4 bottom-4 z-[60] outline-none sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
      />
    </Radix.Provider>
  );
}
