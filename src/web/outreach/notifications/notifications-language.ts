import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notificationEndpoints } from '#shared/outreach/notifications.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { notificationsQuery } from './notifications-query.ts';

/** Mails follow when the language is switched; signing in tells the server the first one by itself. */
export function useMailLanguage() {
  const { language } = useT();
  const client = useQueryClient();
  const told = useRef(language);
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    call(notificationEndpoints.change, { body: { language } }).then(
      (state) => client.setQueryData(notificationsQuery().queryKey, state),
      // Without it only mails stay in the language before.
      () => {},
    );
  }, [language, client]);
}
