import { Moon, Sun } from 'lucide-react';
import { Button } from '#web/core/ui/button.tsx';
import { switchLanguage, useT } from './i18n.ts';
import { nextLanguage, ownName } from './language-names.ts';
import { useIsDark, useTheme } from './theme.ts';

/** Language and theme for visitors; who is signed in has them in the avatar menu. */
export function QuickSwitches() {
  const t = useT();
  const { setTheme } = useTheme();
  const isDark = useIsDark();
  const next = nextLanguage(t.language);
  return (
    <div className="flex">
      <Button
        variant="ghost"
        square
        lang={next}
        aria-label={`${next.toUpperCase()}, ${ownName(next)}`}
        onClick={() => switchLanguage(next)}
      >
        {next.toUpperCase()}
      </Button>
      <Button
        variant="ghost"
        square
        aria-label={isDark ? t('Switch to light') : t('Switch to dark')}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      >
        <Sun aria-hidden className="hidden dark:block" />
        <Moon aria-hidden className="dark:hidden" />
      </Button>
    </div>
  );
}
