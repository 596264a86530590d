import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Passkey } from '#shared/accounts/passkeys.ts';
import { knowsPasskeys } from '#web/accounts/passkeys/ask-passkey.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';

const AddPasskeyDialog = lazy(async () => ({
  default: (await import('./passkey-dialogs.tsx')).AddPasskeyDialog,
}));
const RenamePasskeyDialog = lazy(async () => ({
  default: (await import('./passkey-dialogs.tsx')).RenamePasskeyDialog,
}));
const RemovePasskeyDialog = lazy(async () => ({
  default: (await import('./passkey-dialogs.tsx')).RemovePasskeyDialog,
}));

export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-0.5 text-sm">
          <h3 className="font-medium">{t('Passkeys')}</h3>
          <p className="text-ink-soft">
            {t('Sign in with your fingerprint, your face or the lock of your device, without a password.')}
          </p>
        </div>
        <Button
          variant="secondary"
          blocked={!knowsPasskeys() && t('This browser cannot make passkeys.')}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden />
          {t('Add a passkey')}
        </Button>
      </div>
      {passkeys.length > 0 && (
        <ul aria-label={t('Passkeys')} className="divide-y divide-line border-line border-y">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense>
          <AddPasskeyDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name, backedUp, createdAt, usedAt } = passkey;
  const close = () => setOpen(null);
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
          {!backedUp && <Badge>{t('On one device only')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs tabular-nums">
          <span>{t('Added {moment}', { moment: format.dateTime(createdAt) })}</span>
          <span>
            {usedAt ? t('Last used {moment}', { moment: format.dateTime(usedAt) }) : t('Not used yet')}
          </span>
        </p>
      </div>
      <Button
        variant="ghost"
        size="small"
        square
        aria-label={t('Rename {name}', { name })}
        onClick={() => setOpen('rename')}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="small"
        square
        aria-label={t('Remove {name}', { name })}
        onClick={() => setOpen('remove')}
      >
        <Trash2 aria-hidden />
      </Button>
      <Suspense>
        {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
        {open === 'remove' && <RemovePasskeyDialog passkey={passkey} onClose={close} />}
      </Suspense>
    </li>
  );
}
