import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { consentErrorSentence } from './consent-error.ts';

/** The way back from Google's consent page: say once how it ended, then clean the address. */
export function useConsentReturn() {
  const t = useT();
  const search = useSearch();
  const [path, navigate] = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
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
    else return;
    query.delete('ads');
    query.delete('ads_error');
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
  }, [path, search, navigate, t]);
}
