import type { Topic } from '#shared/outreach/notifications.ts';
import type { Translate } from '#web/core/app/i18n.ts';

export function topicName(t: Translate, topic: Topic): string {
  switch (topic) {
    case 'weeklySummary':
      return t('Weekly summary');
    case 'storeProblems':
      return t('Store problems');
    case 'postProblems':
      return t('Post problems');
    case 'unusualDays':
      return t('Unusual days');
    case 'outsideAnswers':
      return t('Answers from outside');
    case 'mentions':
      return t('Mentions');
  }
}

export function topicNote(t: Translate, topic: Topic): string {
  switch (topic) {
    case 'weeklySummary':
      return t(
        'Last week in figures, what stands out and what is planned. Mondays at 08:00 in your store’s time.',
      );
    case 'storeProblems':
      return t('When a store can no longer be read.');
    case 'postProblems':
      return t('When a post needs you, or an account has to be connected again.');
    case 'unusualDays':
      return t('When sales of a day were far from usual. At most once a day.');
    case 'outsideAnswers':
      return t(
        'When people with a link approved a post or asked for changes. At most one mail every 15 minutes.',
      );
    case 'mentions':
      return t('When a comment on a post mentions you. At most one mail every 15 minutes.');
  }
}
