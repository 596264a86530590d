import type { ReactNode } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { useLocalSetting } from '#web/core/app/local-setting.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { PALETTE_KEY } from './palette-key.ts';
import { areSingleKeysOn, PAGE_KEYS, singleKeysSetting } from './shortcuts.ts';

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const isOn = areSingleKeysOn(useLocalSetting(singleKeysSetting));
  const then = t('and then');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Keyboard shortcuts')}
      description={t('They are off while you type.')}
    >
      <div className="grid gap-6">
        <Shortcuts title={t('Anywhere')}>
          <Shortcut does={t('Search or go to')} keys={[PALETTE_KEY]} />
          <Shortcut does={t('Go to the notification')} keys={['F8']} />
          <Shortcut does={t('Show these shortcuts')} keys={['?']} isOff={!isOn} />
        </Shortcuts>
        <Shortcuts title={t('Pages')}>
          {PAGE_KEYS.map(({ key, label }) => (
            <Shortcut key={key} does={t(label)} keys={['G', key.toUpperCase()]} then={then} isOff={!isOn} />
          ))}
        </Shortcuts>
        <Checkbox
          checked={isOn}
          onCheckedChange={(on) => singleKeysSetting.write(on ? null : 'off')}
          label={
            <>
              <span className="block font-medium">{t('Shortcuts of single keys')}</span>
              <span className="text-ink-soft">
                {t('Switch them off if they get in the way, for example of speech input.')}
              </span>
            </>
          }
        />
      </div>
    </Dialog>
  );
}

function Shortcuts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-sans font-medium text-ink-soft text-sm tracking-normal">{title}</h3>
      <dl className="divide-y divide-line">{children}</dl>
    </section>
  );
}

interface ShortcutProps {
  does: string;
  keys: readonly string[];
  then?: string;
  isOff?: boolean;
}

function Shortcut({ does, keys, then, isOff = false }: ShortcutProps) {
  const [first, second] = keys;
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 text-sm">
      <dt>{does}</dt>
      <dd className={isOff ? 'text-ink-faint line-through' : 'text-ink-soft'}>
        <Key>{first}</Key>
        {second && (
          <>
            <span className="px-1.5 text-ink-faint text-xs">{then}</span>
            <Key>{second}</Key>
          </>
        )}
      </dd>
    </div>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-md border border-line bg-sunken px-1.5 font-sans text-xs">
      {children}
    </kbd>
  );
}
