import { LANGUAGES } from '#shared/core/languages.ts';
import { switchLanguage, useT } from '#web/core/app/i18n.ts';
import { ownName } from '#web/core/app/language-names.ts';
import { useTheme } from '#web/core/app/theme.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';

export function Appearance() {
  const t = useT();
  const { theme, setTheme } = useTheme();
  return (
    <FoldingCard title={t('Language and theme')}>
      <div className="grid gap-5">
        <Segmented
          label={t('Language')}
          value={t.language}
          onValueChange={switchLanguage}
          options={LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{ownName(value)}</span>,
          }))}
        />
        <Segmented
          label={t('Theme')}
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'system', label: t('System') },
            { value: 'light', label: t('Light') },
            { value: 'dark', label: t('Dark') },
          ]}
        />
        <p className="text-ink-soft text-sm">{t('Remembered in this browser.')}</p>
      </div>
    </FoldingCard>
  );
}
