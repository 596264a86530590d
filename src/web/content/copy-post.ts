import { postText } from '#shared/content/post-limits.ts';
import { t } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import type { Words } from './piece.ts';

export async function copyPost({ caption, hashtags }: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(postText(caption, hashtags));
    toast({ title: t('Copied!') });
  } catch {
    toast({
      title: t('Not Copied'),
      description: t('Your browser does not allow copying. Select the text and copy it yourself.'),
      variant: 'destructive',
    });
  }
}
