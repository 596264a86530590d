import { Command as Cmdk } from 'cmdk';
import { CornerDownLeft, Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { switchLanguage, useT } from '#web/core/app/i18n.ts';
import { localSetting, useLocalSetting } from '#web/core/app/local-setting.ts';
import { paths } from '#web/core/app/paths.ts';
import { useTheme } from '#web/core/app/theme.ts';
import { useLogOut } from '#web/core/session/use-log-out.ts';
import { useFocusReturn } from '#web/core/ui/focus-return.ts';
import { useBringBack } from '#web/outreach/first-steps/bring-back.tsx';
import { useTakesAllStores } from '#web/stores/connect/all-stores-pages.ts';
import { ALL_STORES, useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { type Command, type Commands, createCommands } from './commands.ts';
import { findCommands } from './find-commands.ts';
import { showOverlay } from './overlay.ts';
import { Group, Item } from './palette-items.tsx';
import { ProductItems } from './product-items.tsx';
import { useProductSearch } from './product-search.ts';
import { QuestionItem } from './question-item.tsx';

const MOST = 5;
/** Ids only: what another user of this browser cannot reach is not shown. */
const setting = localSetting('vitrin-recent-commands');

const STORES_SHOWN = 5;

/** Everything by its name: pages, parts of them, stores, products, actions, and questions about the figures. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { noteOrigin, giveBack } = useFocusReturn();
  const [openedAt] = useState(() => window.location.href);
  const { all } = useCommands();
  const found = findCommands(all, typed);
  const { products, isSettled } = useProductSearch(typed);
  const isNothing = found.length + products.length === 0 && isSettled;

  /** Closed before it does anything, so that what it opens has the focus. */
  function choose(run: () => void) {
    onClose();
    run();
  }
  function chooseCommand({ id, run }: Command) {
    rememberRecent(id);
    choose(run);
  }
  /** Who went somewhere reads on there; who did not is back where they were. */
  function leave(event: Event) {
    if (window.location.href === openedAt) {
      giveBack(event);
      return;
    }
    event.preventDefault();
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={noteOrigin}
          onCloseAutoFocus={leave}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(30rem,calc(100dvh-1.5rem))] max-w-xl animate-appear flex-col overflow-hidden rounded-xl bg-raised shadow-high outline-none sm:top-[12dvh]"
        >
          <Dialog.Title className="sr-only">{t('Search or go to')}</Dialog.Title>
          <Cmdk
            label={t('Search or go to')}
            shouldFilter={false}
            loop
            vimBindings={false}
            className="flex min-h-0 flex-col"
          >
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <Cmdk.Input
                value={typed}
                onValueChange={setTyped}
                placeholder={t('A page, a product, a question…')}
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint"
              />
            </div>
            <Cmdk.List
              label={t('Results')}
              className="min-h-0 overflow-y-auto overscroll-contain p-2 [scroll-padding-block:0.5rem]"
            >
              {typed.trim() === '' ? (
                <Everything onChoose={chooseCommand} />
              ) : (
                <>
                  {found.length > 0 && (
                    <Group heading={t('Go and do')} isQuiet>
                      {found.map((command) => (
                        <Item key={command.id} command={command} onChoose={chooseCommand} />
                      ))}
                    </Group>
                  )}
                  <ProductItems products={products} onChoose={choose} />
                  {(isNothing || isSeveralWords(typed)) && <QuestionItem typed={typed} onChoose={choose} />}
                  {isNothing && (
                    <Cmdk.Empty className="px-3 py-10 text-center text-ink-soft text-sm">
                      {t('Nothing found.')}
                    </Cmdk.Empty>
                  )}
                </>
              )}
            </Cmdk.List>
          </Cmdk>
          <p role="status" className="sr-only">
            {typed.trim() !== '' &&
              isSettled &&
              t.plural(found.length + products.length, { one: '{n} result', other: '{n} results' })}
          </p>
          <p
            aria-hidden
            className="flex items-center gap-1.5 border-line border-t px-4 py-2 text-ink-faint text-xs max-sm:hidden"
          >
            <CornerDownLeft className="size-3" />
            {t('to choose, Esc to close')}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** One word that names something is no question. */
function isSeveralWords(typed: string): boolean {
  return /\S\s+\S/.test(typed);
}

/** Before anything is typed. */
function Everything({ onChoose }: { onChoose: (command: Command) => void }) {
  const t = useT();
  const { commands, all } = useCommands();
  const recent = useRecent().flatMap((id) => all.filter((command) => command.id === id));
  const rest = (group: Command[]) => group.filter((command) => !recent.includes(command));
  const groups = [
    { heading: t('Recent'), items: recent },
    { heading: t('Pages'), items: rest(commands.pages) },
    { heading: t('Switch store'), items: rest(commands.stores).slice(0, STORES_SHOWN) },
    { heading: t('Actions'), items: rest(commands.actions) },
  ];
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ heading, items }) => (
      <Group key={heading} heading={heading}>
        {items.map((command) => (
          <Item key={command.id} command={command} onChoose={onChoose} />
        ))}
      </Group>
    ));
}

function useCommands(): { commands: Commands; all: Command[] } {
  const t = useT();
  const [, go] = useLocation();
  const { stores = [], store, selectStore, isAll } = useSelectedStore();
  const takesAll = useTakesAllStores();
  const showsAll = isAll && takesAll;
  const { setTheme } = useTheme();
  const bringBackGuide = useBringBack();
  const logOut = useLogOut();
  const commands = createCommands({
    t,
    otherStores: showsAll ? stores : stores.filter(({ id }) => id !== store?.id),
    canSelectAll: stores.length > 1 && !showsAll,
    doing: {
      go,
      selectStore,
      selectAllStores() {
        selectStore(ALL_STORES);
        if (!takesAll) go(paths.home);
      },
      setTheme,
      bringBackGuide,
      logOut,
      speak: (language) => void switchLanguage(language),
      showShortcuts: () => showOverlay('shortcuts'),
    },
  });
  return { commands, all: Object.values(commands).flat() };
}

/** What was chosen last in this browser, newest first. */
function useRecent(): string[] {
  return read(useLocalSetting(setting));
}

function rememberRecent(id: string): void {
  const recent = [id, ...read(setting.read()).filter((each) => each !== id)];
  setting.write(JSON.stringify(recent.slice(0, MOST)));
}

function read(remembered: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(remembered ?? '[]');
    return Array.isArray(ids) ? ids.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
