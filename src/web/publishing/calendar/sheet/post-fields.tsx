import type { ReactNode } from 'react';
import type { FoundAccount, SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { parseHashtags } from '#web/content/piece.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { AccountsField } from './accounts-field.tsx';
import { LinkField } from './link-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { PostForm } from './post-form.ts';
import { type PreviewedPost, SheetPreview } from './sheet-preview.tsx';
import { TextFields } from './text-fields.tsx';
import { WhenField } from './when-field.tsx';

interface PostFieldsProps {
  store: Store;
  accounts: readonly SocialAccount[] | undefined;
  form: PostForm;
  edit: (change: Partial<PostForm>) => void;
  /** The address that would go out with it. */
  link: string;
  /** What can't be changed of it. */
  media: Pick<PreviewedPost, 'videoUrl' | 'productTitle'>;
  /** Accounts that a consent found for a post that is being written, and what is shown below the field for them. */
  found?: readonly FoundAccount[];
  moreAccounts?: ReactNode;
  /** It goes out at once, so no time is asked for. */
  isAtOnce?: boolean;
}

/** Everything of a post that its owner can change, next to what becomes of it. */
export function PostFields(props: PostFieldsProps) {
  const { store, accounts, form, edit, link, media, found = [], moreAccounts, isAtOnce = false } = props;
  const words = {
    caption: form.caption,
    hashtags: parseHashtags(form.hashtagText),
    shortText: form.shortText,
    link: form.withLink ? link : null,
  };
  const chosen = [...(accounts ?? []), ...found].filter(({ id }) => form.accountIds.includes(id));
  const networks = [...new Set(chosen.map(({ network }) => network))];
  const isReel = media.videoUrl !== null;
  return (
    <div
      className={classNames(
        'grid gap-x-6 gap-y-5',
        // Without an account there is no preview to stand next to.
        networks.length > 0 && 'md:grid-cols-[minmax(0,1fr)_18rem]',
      )}
    >
      <div className="grid min-w-0 content-start gap-4">
        <TextFields form={form} edit={edit} words={words} networks={networks} />
        {!isReel && <PictureField store={store} form={form} edit={edit} />}
        <LinkField form={form} edit={edit} words={words} link={link} isOnX={networks.includes('twitter')} />
        <AccountsField
          accounts={accounts}
          form={form}
          edit={edit}
          hasFound={found.length > 0}
          more={moreAccounts}
        />
        {!isAtOnce && <WhenField store={store} form={form} edit={edit} />}
      </div>
      <SheetPreview accounts={chosen} post={{ ...form, ...media }} words={words} />
    </div>
  );
}
