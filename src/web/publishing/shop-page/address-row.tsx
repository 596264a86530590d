import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '#web/core/app/copy-text.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';

interface AddressRowProps {
  name: ReactNode;
  address: string;
  /** Says which address it is that is copied. */
  copyLabel: string;
}

export function AddressRow({ name, address, copyLabel }: AddressRowProps) {
  const t = useT();
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg bg-sunken py-2 pr-2 pl-3.5">
      <p className="grid min-w-0 gap-0.5 text-sm">
        <span className="flex items-center gap-1.5 text-ink-soft text-xs">{name}</span>
        <code className="wrap-anywhere font-sans">{address}</code>
      </p>
      <Button variant="ghost" aria-label={copyLabel} onClick={() => copyText(address)}>
        <Copy aria-hidden />
        <span className="max-sm:sr-only">{t('Copy')}</span>
      </Button>
    </div>
  );
}
