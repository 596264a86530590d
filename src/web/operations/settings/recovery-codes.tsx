import { Copy, Download } from 'lucide-react';
import { copyText } from '#web/core/app/copy-text.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button, buttonLook } from '#web/core/ui/button.tsx';

/** Shown once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useT();
  const text = codes.join('\n');
  return (
    <div className="grid gap-4">
      <Alert variant="caution">
        {t('Save these codes now, away from your phone. They are not shown again.')}
      </Alert>
      <ol
        aria-label={t('Recovery codes')}
        className="grid gap-1 rounded-lg bg-sunken px-4 py-3 font-mono text-sm tabular-nums"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => copyText(text)}>
          <Copy aria-hidden />
          {t('Copy')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="vitrin-recovery-codes.txt"
          className={buttonLook({ variant: 'secondary' })}
        >
          <Download aria-hidden />
          {t('Download')}
        </a>
      </div>
    </div>
  );
}
