import { useLocation } from 'wouter';
import { switchLanguage, useT } from '#web/core/app/i18n.ts';
import { useTheme } from '#web/core/app/theme.ts';
import { useLogOut } from '#web/core/session/use-log-out.ts';
import { useBringBack } from '#web/outreach/first-steps/bring-back.tsx';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { type Command, type Commands, createCommands } from './commands.ts';
import { showOverlay } from './overlay.ts';

export function useCommands(): { commands: Commands; all: Command[] } {
  const t = useT();
  const [, go] = useLocation();
  const { stores, store, selectStore } = useSelectedStore();
  const { setTheme } = useTheme();
  const bringBackGuide = useBringBack();
  const logOut = useLogOut();
  const commands = createCommands({
    t,
    otherStores: stores?.filter(({ id }) => id !== store?.id) ?? [],
    doing: {
      go,
      selectStore,
      setTheme,
      bringBackGuide,
      logOut,
      speak: (language) => void switchLanguage(language),
      showShortcuts: () => showOverlay('shortcuts'),
    },
  });
  return { commands, all: Object.values(commands).flat() };
}
