import { postText } from '#shared/post-limits.ts';
import { t } from '#web/app/i18n.ts';
import { toast } from '#web/ui/toast.ts';
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
