import { useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import type { PictureEdits } from './use-edits.ts';

/** Whether the photo is designed with words, or shown as it is. */
export function KindChoice({ edits: { edited, edit } }: { edits: PictureEdits }) {
  const t = useT();
  return (
    <Segmented
      label={t('Picture')}
      quiet
      value={edited.isPlain ? 'plain' : 'designed'}
      onValueChange={(kind: 'plain' | 'designed') => edit({ isPlain: kind === 'plain' })}
      options={[
        { value: 'designed', label: t('Designed') },
        { value: 'plain', label: t('Photo as it is') },
      ]}
    />
  );
}
