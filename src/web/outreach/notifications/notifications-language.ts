import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notificationEndpoints } from '#shared/outreach/notifications.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { notificationsQuery } from './notifications-query.ts';

/** Mails follow when the language is switched; signing in sends the server the first one by itself. */
export function useMailLanguage() {
  const { language } = useT();
  const client = useQueryClient();
  const sent = useRef(language);
  useEffect(() => {
    if (sent.current === language) return;
    sent.current = language;
    call(notificationEndpoints.change, { body: { language } }).then(
      (state) => client.setQueryData(notificationsQuery().queryKey, state),
      // Without it only mails stay in the language before.
      () => {},
    );
  }, [language, client]);
}
