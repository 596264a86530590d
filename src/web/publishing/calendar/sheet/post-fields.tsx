import { lazy, type ReactNode, Suspense } from 'react';
import { PICTURES_SHOWN } from '#shared/content/more-pictures.ts';
import { postCost } from '#shared/content/post-cost.ts';
import { networkText, type PostWords } from '#shared/publishing/network-text.ts';
import type { FoundAccount, SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { listOf } from '#web/content/carousel/picture-order.ts';
import { parseHashtags } from '#web/content/piece.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isSkipped, momentOf, wallOf } from '#web/core/app/zone.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import type { PictureAbout } from './about-picture.ts';
import { AccountsField } from './accounts-field.tsx';
import { PictureField } from './picture-field.tsx';
import { isComplete, type PostForm } from './post-form.ts';
import { type PreviewedPost, SheetPreview } from './sheet-preview.tsx';
import { TextFields } from './text-fields.tsx';

const ProductEarnings = lazy(async () => ({
  default: (await import('#web/content/earnings/product-earnings.tsx')).ProductEarnings,
}));

interface PostFieldsProps {
  store: Store;
  accounts: readonly SocialAccount[] | undefined;
  form: PostForm;
  edit: (change: Partial<PostForm>) => void;
  /** The address that would go out with it. */
  link: string;
  /** What can't be changed of it. */
  media: Pick<PreviewedPost, 'videoUrl' | 'productTitle'>;
  /** What its picture is of, and for. */
  about: PictureAbout;
  /** Accounts that a consent found for a post that is being written, and what is shown below the field for them. */
  found?: readonly FoundAccount[];
  moreAccounts?: ReactNode;
  /** It goes out at once, so no time is asked for. */
  isAtOnce?: boolean;
}

/** Everything of a post that its owner can change, next to what becomes of it. */
export function PostFields(props: PostFieldsProps) {
  const {
    store,
    accounts,
    form,
    edit,
    link,
    media,
    about,
    found = [],
    moreAccounts,
    isAtOnce = false,
  } = props;
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
        {!isReel && (
          <PictureField
            store={store}
            form={form}
            about={about}
            platform={networks[0] ?? 'instagram'}
            edit={edit}
          />
        )}
        <LinkField form={form} edit={edit} words={words} link={link} isOnX={networks.includes('twitter')} />
        <AccountsField
          store={store}
          accounts={accounts}
          form={form}
          edit={edit}
          hasFound={found.length > 0}
          more={moreAccounts}
        />
        {about.productId !== null && about.contentType === 'promotion' && (
          <Suspense>
            <ProductEarnings storeId={store.id} productId={about.productId} asksDiscount />
          </Suspense>
        )}
        {!isAtOnce && <WhenField store={store} form={form} edit={edit} />}
      </div>
      <SheetPreview accounts={chosen} post={{ ...form, ...media }} words={words} />
    </div>
  );
}

interface LinkFieldProps {
  form: Pick<PostForm, 'withLink' | 'altText' | 'imageUrl' | 'morePictures'>;
  edit: (change: Partial<PostForm>) => void;
  /** Without the address. */
  words: PostWords;
  /** What the address is or will be. */
  link: string;
  isOnX: boolean;
}

/** Whether the product's address goes out with it, and what X takes for either. */
function LinkField({ form, edit, words, link, isOnX }: LinkFieldProps) {
  const t = useT();
  const format = useFormat();
  const pictures = listOf(form)
    .slice(0, PICTURES_SHOWN.twitter)
    .filter(({ altText }) => altText).length;
  const dollars = (address: string | null) =>
    format.number(postCost('twitter', networkText('twitter', { ...words, link: address }), pictures), {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 3,
    });
  return (
    <div className="grid gap-1.5">
      <Checkbox
        checked={form.withLink}
        onCheckedChange={(withLink) => edit({ withLink })}
        label={t('Add the link to the product')}
      />
      <p className="pl-7 text-ink-faint text-xs">
        {t('Orders that come from it are counted for this post.')}{' '}
        {isOnX &&
          t('X charges {with} for a post with a link, {without} without.', {
            with: dollars(link),
            without: dollars(null),
          })}
      </p>
    </div>
  );
}

interface WhenFieldProps {
  store: Store;
  form: Pick<PostForm, 'day' | 'time'>;
  edit: (change: Partial<PostForm>) => void;
}

/** A day and a time on the store's clock. */
function WhenField({ store: { timeZone }, form, edit }: WhenFieldProps) {
  const t = useT();
  const format = useFormat();
  const moment = isComplete(form) ? momentOf(form, timeZone) : null;
  const isPast = moment !== null && Date.parse(moment) < Date.now();
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('Day')} error={isPast ? t('That time has passed.') : undefined}>
          <TextInput
            type="date"
            required
            value={form.day}
            min={wallOf(new Date(), timeZone).day}
            onChange={({ target }) => edit({ day: target.value })}
          />
        </Field>
        <Field label={t('Time')} hint={t('Times in {zone}', { zone: zoneText(timeZone, t) })}>
          <TextInput
            type="time"
            required
            value={form.time}
            onChange={({ target }) => edit({ time: target.value.slice(0, 5) })}
          />
        </Field>
      </div>
      {moment && isSkipped(form, timeZone) && (
        <p className="text-caution text-xs">
          {t('The clocks skip this time on that day: it goes out at {time}.', {
            time: format.time(moment, timeZone),
          })}
        </p>
      )}
    </div>
  );
}
