import {
  ArrowLeftRight,
  CalendarPlus,
  Footprints,
  Keyboard,
  Languages,
  Layers,
  Lightbulb,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  Sparkles,
  Sun,
} from 'lucide-react';
import { LANGUAGES, type Language } from '#shared/core/languages.ts';
import { text } from '#shared/core/sentence.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import { languageName, ownName } from '#web/core/app/language-names.ts';
import { paths } from '#web/core/app/paths.ts';
import type { Theme } from '#web/core/app/theme.ts';
import { PAGES, PARTS } from './places.ts';

export interface Command {
  id: string;
  label: string;
  /** What it is a part of, shown next to it. */
  within?: string;
  /** What else it is called; never shown. */
  words?: string;
  Icon: LucideIcon;
  /** Of a label that is in another language than the page. */
  lang?: Language;
  /** A text that a user wrote, which may run the other way. */
  isName?: boolean;
  run: () => void;
}

/** What commands can do. */
export interface Doing {
  go: (to: string) => void;
  selectStore: (id: string) => void;
  selectAllStores: () => void;
  setTheme: (theme: Theme) => void;
  speak: (language: Language) => void;
  showShortcuts: () => void;
  /** Null while there is nothing to bring back. */
  bringBackGuide: (() => void) | null;
  logOut: () => void;
}

interface Offer {
  t: Translate;
  doing: Doing;
  /** Those that are not looked at now. */
  otherStores: readonly Store[];
  /** There are several, and not all are looked at now. */
  canSelectAll: boolean;
}

export interface Commands {
  pages: Command[];
  parts: Command[];
  stores: Command[];
  actions: Command[];
}

/** Everything that can be chosen, in the reader's words. */
export function createCommands({ t, doing, otherStores, canSelectAll }: Offer): Commands {
  const { go } = doing;
  /** Who reads Turkish may know it by its English name. */
  const alsoEnglish = (...texts: (string | undefined)[]) =>
    texts
      .filter((each) => each !== undefined)
      .flatMap((each) => (t.language === 'en' ? [each] : [t(each), each]))
      .join(' ');

  function placeCommand({ label, words, to, Icon, within }: (typeof PAGES)[number]): Command {
    return {
      id: to + label,
      label: t(label),
      ...(within ? { within: t(within) } : {}),
      words: alsoEnglish(words, label),
      Icon,
      run: () => go(to),
    };
  }
  function action(
    id: string,
    Icon: LucideIcon,
    label: string,
    words: string | undefined,
    run: () => void,
  ): Command {
    return { id, label: t(label), words: alsoEnglish(words, label), Icon, run };
  }

  function languageCommand(language: Language, name: string): Command {
    return {
      id: `language ${language}`,
      label: name,
      lang: language,
      words: `${alsoEnglish(text('language'))} ${languageName(language, t.locale)} ${languageName(language, 'en')}`,
      Icon: Languages,
      run: () => speak(language),
    };
  }

  const { setTheme, speak, selectStore, bringBackGuide } = doing;
  return {
    pages: PAGES.map(placeCommand),
    parts: PARTS.map(placeCommand),
    stores: [
      ...(canSelectAll
        ? [action('all-stores', Layers, text('All stores'), text('switch store'), doing.selectAllStores)]
        : []),
      ...otherStores.map(({ id, storeName, platform }) => ({
        id: `store ${id}`,
        label: storeName,
        isName: true,
        within: PLATFORM_NAMES[platform],
        words: alsoEnglish(text('switch store')),
        Icon: ArrowLeftRight,
        run: () => selectStore(id),
      })),
    ],
    actions: [
      action('connect', Plus, text('Connect Store'), text('add shop'), () =>
        go(`${paths.stores}?connect=store`),
      ),
      action('new-post', Sparkles, text('New post'), text('create write generate'), () =>
        go(paths.contentCreator),
      ),
      action('plan-post', CalendarPlus, text('Plan a post'), text('calendar new'), () =>
        go(`${paths.calendar}?tab=calendar&new=soon`),
      ),
      action('schedule', CalendarPlus, text('Create Schedule'), text('plan new automatic'), () =>
        go(`${paths.calendar}?create=schedule`),
      ),
      action('insights', Lightbulb, text('Generate New Insights'), undefined, () =>
        go(`${paths.analytics}?tab=insights`),
      ),
      action('light', Sun, text('Light theme'), text('bright mode'), () => setTheme('light')),
      action('dark', Moon, text('Dark theme'), text('night mode'), () => setTheme('dark')),
      action('system', Monitor, text('Theme of the system'), text('automatic mode'), () =>
        setTheme('system'),
      ),
      ...LANGUAGES.map((language) => languageCommand(language, ownName(language))),
      action('shortcuts', Keyboard, text('Keyboard shortcuts'), text('keys help'), doing.showShortcuts),
      ...(bringBackGuide
        ? [action('guide', Footprints, text('Show the first steps'), text('guide help tour'), bringBackGuide)]
        : []),
      action('log-out', LogOut, text('Log out'), text('sign out leave'), doing.logOut),
    ],
  };
}
