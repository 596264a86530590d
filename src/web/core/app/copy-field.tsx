import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/core/ui/button.tsx';
import { copyText } from './copy-text.ts';
import { useT } from './i18n.ts';

/** What has to be entered elsewhere letter by letter. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useT();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are filled in
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <span id={id} className="font-medium text-sm">
        {label}
      </span>
      <div className="flex items-start justify-between gap-2 rounded-lg bg-sunken py-1.5 pr-1.5 pl-3">
        <pre
          translate="no"
          className="min-w-0 whitespace-pre-wrap break-all py-1 font-mono text-[0.8125rem] leading-6"
        >
          <code>{value}</code>
        </pre>
        <Button
          variant="ghost"
          size="small"
          aria-label={t('Copy: {title}', { title: label })}
          onClick={() => copyText(value)}
        >
          <Copy aria-hidden />
          <span className="max-sm:sr-only">{t('Copy')}</span>
        </Button>
      </div>
    </div>
  );
}
