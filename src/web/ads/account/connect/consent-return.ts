import { useConsentReturn } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { consentErrorSentence } from './consent-error.ts';

/** The way back from Google's consent page. */
export function useAdsReturn() {
  const t = useT();
  useConsentReturn(['ads', 'ads_error'], (query) => {
    const error = query.get('ads_error');
    if (error)
      toast({
        title: t('Connection Failed'),
        description: consentErrorSentence(t, error),
        variant: 'destructive',
      });
    else if (query.get('ads') === 'connected')
      toast({
        title: t('Google Ads Connected'),
        description: t('Its figures take the place of published ones as soon as they are read.'),
      });
    else return false;
    return true;
  });
}
