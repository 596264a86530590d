import { lazy, type ReactNode, Suspense } from 'react';
import { PICTURES_SHOWN } from '#shared/content/more-pictures.ts';
import { NETWORK_KEYS, NETWORKS } from '#shared/content/networks/networks.ts';
import { postCost } from '#shared/content/post-cost.ts';
import { networkText, type PostWords } from '#shared/publishing/network-text.ts';
import {
  type FoundAccount,
  NETWORK_NAMES,
  type SocialAccount,
  type SocialNetworkName,
} from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { listOf } from '#web/content/carousel/picture-order.ts';
import { ProductEarnings } from '#web/content/earnings/lazy-product-earnings.ts';
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
import { DiscountField } from './discount-field.tsx';
import { PictureField } from './picture-field.tsx';
import { isComplete, type PostForm } from './post-form.ts';
import { type PreviewedPost, SheetPreview } from './sheet-preview.tsx';
import { TextFields } from './text-fields.tsx';
import { TitleFields } from './title-fields.tsx';

/** Loaded where a network asks for anything. */
const ChoicesFields = lazy(async () => ({
  default: (await import('./choices-fields.tsx')).ChoicesFields,
}));

interface PostFieldsProps {
  store: Store;
  /** Of one that is saved. */
  postId?: string;
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
    postId,
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
    description: form.description,
    link: form.withLink ? link : null,
  };
  const chosen = [...(accounts ?? []), ...found].filter(({ id }) => form.accountIds.includes(id));
  const networks = [...new Set(chosen.map(({ network }) => network))];
  const asking = (accounts ?? []).filter(
    ({ id, network }) => form.accountIds.includes(id) && NETWORKS[network].choices.length > 0,
  );
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
        <TextFields
          form={form}
          edit={edit}
          words={words}
          networks={networks}
          hasMedia={isReel || form.imageUrl !== null}
        />
        <TitleFields form={form} edit={edit} networks={networks} productTitle={media.productTitle} />
        {!isReel && (
          <PictureField
            store={store}
            form={form}
            about={about}
            platform={networks[0] ?? NETWORK_KEYS[0]}
            networks={networks}
            edit={edit}
          />
        )}
        <LinkField form={form} edit={edit} words={words} link={link} networks={networks} />
        {postId !== undefined && (
          <DiscountField store={store} postId={postId} productId={about.productId} form={form} edit={edit} />
        )}
        <AccountsField
          store={store}
          accounts={accounts}
          form={form}
          edit={edit}
          hasFound={found.length > 0}
          more={moreAccounts}
        />
        {asking.length > 0 && (
          <Suspense>
            <ChoicesFields store={store} accounts={asking} form={form} edit={edit} />
          </Suspense>
        )}
        {about.productId !== null && about.contentType === 'promotion' && (
          <Suspense>
            <ProductEarnings storeId={store.id} productId={about.productId} discount="tried" />
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
  networks: readonly SocialNetworkName[];
}

/** Whether the product's address goes out with it, and what networks that charge take for either. */
function LinkField({ form, edit, words, link, networks }: LinkFieldProps) {
  const t = useT();
  const format = useFormat();
  const dollars = (network: SocialNetworkName, address: string | null) => {
    const shown = listOf(form).slice(0, PICTURES_SHOWN[network]);
    const pictures = shown.filter(({ altText }) => altText).length;
    return format.number(postCost(network, networkText(network, { ...words, link: address }), pictures), {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 3,
    });
  };
  const charges = networks
    .filter((network) => NETWORKS[network].price)
    .map((network) =>
      t('{network} charges {with} for a post with a link, {without} without.', {
        network: NETWORK_NAMES[network],
        with: dollars(network, link),
        without: dollars(network, null),
      }),
    );
  return (
    <div className="grid gap-1.5">
      <Checkbox
        checked={form.withLink}
        onCheckedChange={(withLink) => edit({ withLink })}
        label={t('Add the link to the product')}
      />
      <p className="pl-7 text-ink-faint text-xs">
        {[t('Orders that come from it are counted for this post.'), ...charges].join(' ')}
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
