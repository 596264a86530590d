import { text } from '#shared/core/sentence.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextArea } from '#web/core/ui/field.tsx';
import { formOf, type PostForm } from './post-form.ts';
import { shortTextNetworks } from './short-text-networks.ts';
import type { PostFormState } from './use-post-form.ts';

const FIELD_TEXTS: Record<keyof PostForm, string> = {
  caption: text('Caption'),
  hashtagText: text('Hashtags'),
  shortText: text('Text for {networks}'),
  title: text('Title'),
  description: text('Description'),
  imageUrl: text('Picture'),
  altText: text('Alt Text'),
  morePictures: text('Pictures'),
  withLink: text('Link'),
  accountIds: text('Accounts'),
  choices: text('Choices for accounts'),
  day: text('Day'),
  time: text('Time'),
};

interface ChangedNoticeProps {
  store: Store;
  post: ScheduledPost;
  state: PostFormState;
  canChange: boolean;
}

/** The post became something else while it was being worked on: what is there now, next to what was typed. */
export function ChangedNotice({ store, post, state, canChange }: ChangedNoticeProps) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const { collisions, isChanged, typed } = state;
  if (!canChange)
    return isChanged ? (
      <Alert variant="caution" title={t('It went out before your changes were saved.')}>
        {typed.caption !== undefined && (
          <Field label={t('What you typed')}>
            <TextArea readOnly rows={4} value={typed.caption} />
          </Field>
        )}
      </Alert>
    ) : null;
  if (collisions.length === 0) return null;
  const there = formOf(post, store.timeZone);
  const networks = post.deliveries.map(({ network }) => network);
  const said = (name: keyof PostForm) => {
    if (name === 'day' || name === 'time') return momentText(post.scheduledFor);
    const value = there[name];
    return typeof value === 'string' && name !== 'imageUrl' ? value : null;
  };
  return (
    <Alert variant="caution" title={t('This post was changed in the meantime.')}>
      <div className="grid gap-2">
        <dl className="grid gap-1">
          {collisions.map((name) => (
            <div key={name}>
              <dt className="inline font-medium">
                {t(FIELD_TEXTS[name], { networks: shortTextNetworks(networks, t) })}
              </dt>
              {said(name) && <dd className="inline whitespace-pre-line">: {said(name)}</dd>}
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={state.rebase}>
            {t('Keep what I typed')}
          </Button>
          <Button variant="secondary" size="small" onClick={state.takeTheirs}>
            {t('Use the saved version')}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
