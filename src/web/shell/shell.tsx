import { FlaskConical, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '#web/core/api/environment.ts';
import { ConnectionNote } from '#web/core/app/connection-note.tsx';
import { HomeLink } from '#web/core/app/home-link.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { LogoName } from '#web/core/app/logo-mark.tsx';
import { Navigation } from '#web/core/app/navigation.tsx';
import { usePageFocus } from '#web/core/app/page-focus.ts';
import { SkipLink } from '#web/core/app/skip-link.tsx';
import { useMay } from '#web/core/session/may.ts';
import { useOtherTabs } from '#web/core/session/other-tabs.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { useMailLanguage } from '#web/outreach/notifications/notifications-language.ts';
import { usePresence } from '#web/outreach/visits/presence.ts';
import { AccountHere } from './account-here.tsx';
import { useLiveEvents } from './live-events.ts';
import { PaletteDoor } from './palette/palette-door.tsx';
import { RoleFrame } from './role-frame.tsx';
import { StoreSelector } from './store-selector.tsx';
import { UserMenu } from './user-menu.tsx';

export function Shell({ children }: { children: ReactNode }) {
  const { connected } = useLiveEvents();
  useOtherTabs();
  usePresence();
  usePageFocus();
  useMailLanguage();
  const mayConnect = useMay('manage');
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_1fr] print:block">
      <SkipLink />
      <AccountHere />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-7 border-line border-r p-4 lg:flex print:hidden">
        <div className="px-2 pt-1.5">
          <HomeLink />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Navigation mayConnect={mayConnect} />
        </div>
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-canvas/90 px-3 backdrop-blur-md sm:px-6 print:hidden">
          <NavigationDrawer mayConnect={mayConnect} />
          <StoreSelector />
          <div className="ml-auto flex items-center gap-2 sm:gap-3">
            <PaletteDoor />
            <UserMenu />
          </div>
        </header>
        <ConnectionNote connected={connected} />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <RoleFrame>{children}</RoleFrame>
        </main>
        <SimulatedNote />
      </div>
    </div>
  );
}

function NavigationDrawer({ mayConnect }: { mayConnect: boolean }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button variant="ghost" square aria-label={t('Open navigation')} onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden />
      </Button>
      <Drawer side="left" open={open} onOpenChange={setOpen} title={<LogoName />}>
        <Navigation mayConnect={mayConnect} onChosen={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}

/** Says which outside services are stand-ins, so that nobody takes a rehearsal for the real thing. */
function SimulatedNote() {
  const t = useT();
  const simulated = useEnvironment()?.simulated ?? [];
  if (simulated.length === 0) return null;
  const services = new Intl.ListFormat(t.locale).format(simulated.map(({ name }) => t(name)));
  const open = simulated.filter(({ deskUrl }) => deskUrl && !deskUrl.includes('{shop}'));
  return (
    <aside
      aria-label={t('Simulated services')}
      className="flex items-start gap-2 border-line border-t px-4 py-3 text-ink-faint text-xs sm:px-8"
    >
      <FlaskConical aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <p>
        {t(
          'Simulated here: {services}. Simulators answer in their place; the real services are not contacted.',
          {
            services,
          },
        )}
        {open.length > 0 && (
          <>
            {' '}
            {t('See what arrived there:')}{' '}
            {open.map(({ name, deskUrl }) => (
              <a
                key={name}
                href={deskUrl!}
                target="_blank"
                rel="noreferrer"
                className="mr-2 inline-block underline underline-offset-2 hover:text-ink"
              >
                {t(name)}
              </a>
            ))}
          </>
        )}
      </p>
    </aside>
  );
}
