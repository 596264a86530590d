import { toast } from '#web/core/ui/toast.ts';
import { t } from './i18n.ts';

/** Onto the clipboard; a toast says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: t('Copied!') });
  } catch {
    toast({
      title: t('Not Copied'),
      description: t('Your browser does not allow copying. Select the text and copy it yourself.'),
      variant: 'destructive',
    });
  }
}
