import { Moon, Sun } from 'lucide-react';
import { Button } from '#web/core/ui/button.tsx';
import { switchLanguage, useT } from './i18n.ts';
import { useIsDark, useTheme } from './theme.ts';

/** Language and theme for visitors; who is signed in has them in the avatar menu. */
export function QuickSwitches() {
  const t = useT();
  const { setTheme } = useTheme();
  const isDark = useIsDark();
  const other = t.language === 'en' ? 'tr' : 'en';
  return (
    <div className="flex">
      <Button
        variant="ghost"
        square
        lang={other}
        aria-label={other === 'tr' ? 'TR, Türkçe' : 'EN, English'}
        onClick={() => switchLanguage(other)}
      >
        {other.toUpperCase()}
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
