export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A way back or on, such as Undo; the toast goes when it is taken. */
  action?: { label: string; onAction: () => void };
  /** Longer than usual, where the way back is open for longer. */
  durationMs?: number;
}

/** At most one is visible: a new toast takes the place of the one before. */
export interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something from anywhere; `Toasts` shows it. */
export function toast(message: Toast): void {
  lastId += 1;
  show({ ...message, id: lastId });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export const toastStore = {
  read: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function show(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}
