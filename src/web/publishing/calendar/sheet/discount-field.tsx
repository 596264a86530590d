import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#shared/core/paths.ts';
import { text } from '#shared/core/sentence.ts';
import {
  MOST_PERCENT,
  type NewPostDiscount,
  type PostDiscount,
  type PostDiscountReply,
  postDiscountEndpoints,
} from '#shared/publishing/post-discounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ProductEarnings } from '#web/content/earnings/lazy-product-earnings.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { addDays } from '#web/core/app/zone.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { allOfWriteBack, discountQuery } from '#web/publishing/write-back/queries.ts';
import type { PostForm } from './post-form.ts';

interface DiscountFieldProps {
  store: Store;
  postId: string;
  /** What the code is for; null for everything in the shop. */
  productId: string | null;
  form: Pick<PostForm, 'caption' | 'day'>;
  edit: (change: Partial<PostForm>) => void;
}

/** A code of the post’s own, which its shop makes: an order with it is this post’s for certain. */
export function DiscountField(props: DiscountFieldProps) {
  const t = useT();
  return (
    <Loaded
      query={discountQuery(props.store.id, props.postId)}
      failed={t('The discount code could not be loaded.')}
      waiting={null}
    >
      {(reply) => reply.isTaken && <Known {...props} reply={reply} />}
    </Loaded>
  );
}

function Known({ reply: { isOn, discount }, ...props }: DiscountFieldProps & { reply: PostDiscountReply }) {
  const t = useT();
  if (discount) return <TheDiscount {...props} discount={discount} />;
  if (isOn) return <NewDiscount {...props} />;
  return (
    <p className="text-ink-faint text-xs">
      {t('Vitrin can make a discount code in your shop for this post.')}{' '}
      <Link href={paths.writeBack} className="text-accent underline underline-offset-2">
        {t('Switch discount codes on')}
      </Link>
    </p>
  );
}

/** So long a discount is usually open. */
const USUAL_DAYS = 14;
const USUAL_PERCENT = '10';

function NewDiscount({ store, postId, productId, form }: DiscountFieldProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [percent, setPercent] = useState(USUAL_PERCENT);
  const [lastDay, setLastDay] = useState(() => (form.day ? addDays(form.day, USUAL_DAYS) : ''));
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useChange({
    change: (body: NewPostDiscount) =>
      call(postDiscountEndpoints.make, { params: { storeId: store.id, postId }, body }),
    invalidates: [allOfWriteBack(store.id)],
  });
  const fields = (error instanceof ApiError && error.problem?.fields) || {};
  const saidOf = (name: string) => fields[name] && t.message(fields[name]);
  const off = Number(percent);
  const isPercent = Number.isInteger(off) && off >= 1 && off <= MOST_PERCENT;
  const endsEarly = lastDay !== '' && form.day !== '' && lastDay < form.day;

  function make() {
    if (!isPercent) return;
    mutate({ percent: off, lastDay: lastDay || null, ...(code && { code }) });
  }
  if (!isOpen)
    return (
      <RoleButton
        needs="manage"
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('Make a discount code for this post')}
      </RoleButton>
    );
  return (
    <fieldset className="grid gap-3 rounded-xl border border-line p-4">
      <legend className="px-1 font-medium text-sm">{t('Discount code for this post')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field
          label={t('Percent off')}
          error={
            isPercent ? undefined : t('Please enter a whole number from 1 to {most}.', { most: MOST_PERCENT })
          }
        >
          <NumberInput value={percent} onValueChange={setPercent} />
        </Field>
        <Field
          label={t('Last day')}
          note={t('Optional')}
          error={saidOf('lastDay') ?? (endsEarly ? t('It ends before the post goes out.') : undefined)}
        >
          <TextInput type="date" value={lastDay} onChange={({ target }) => setLastDay(target.value)} />
        </Field>
        <Field label={t('Code')} note={t('Optional')} error={saidOf('code')}>
          <TextInput
            value={code}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            placeholder={t('Made up for you')}
            onChange={({ target }) => setCode(target.value.toUpperCase())}
          />
        </Field>
      </div>
      {productId !== null && isPercent && (
        <Suspense>
          <ProductEarnings storeId={store.id} productId={productId} discount={off} />
        </Suspense>
      )}
      {error && Object.keys(fields).length === 0 && (
        <p role="alert" className="text-negative text-xs">
          {t.message(reasonOf(error, text('The discount code could not be made. Please try again.')))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          pending={isPending}
          blocked={!isPercent && t('Choose how much is taken off.')}
          onClick={make}
        >
          {t('Make the code')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setOpen(false)}>
          {t('Cancel')}
        </Button>
      </div>
    </fieldset>
  );
}

function TheDiscount({
  store,
  postId,
  form,
  edit,
  discount,
}: DiscountFieldProps & { discount: PostDiscount }) {
  const t = useT();
  const format = useFormat();
  const { code, percent, lastDay, state, line } = discount;
  const isSaid = form.caption.toUpperCase().includes(code);
  const endsEarly = lastDay !== null && form.day !== '' && lastDay < form.day;
  return (
    <section aria-label={t('Discount code')} className="grid gap-2 rounded-xl border border-line p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium text-sm">{t('Discount code')}</span>
        <code className="font-semibold text-sm">{code}</code>
        <span className="text-ink-soft text-sm tabular-nums">
          {t('{percent} off', { percent: format.percent(percent) })}
          {lastDay && ` · ${t('until {day}', { day: format.day(lastDay, 'UTC') })}`}
        </span>
      </div>
      <State discount={discount} />
      {endsEarly && <p className="text-caution text-xs">{t('It ends before the post goes out.')}</p>}
      <div className="flex flex-wrap gap-2">
        {state === 'written' && (
          <Button
            variant="secondary"
            size="small"
            blocked={isSaid && t('The text names the code.')}
            onClick={() => edit({ caption: `${form.caption.trimEnd()}\n\n${line}`.trimStart() })}
          >
            {t('Add it to the text')}
          </Button>
        )}
        <RemoveButton storeId={store.id} postId={postId} isSaid={isSaid} />
      </div>
    </section>
  );
}

function State({ discount: { state, reason } }: { discount: PostDiscount }) {
  const t = useT();
  if (state === 'written')
    return (
      <p className="text-ink-faint text-xs">
        {t('Your shop takes it. The post’s short link applies it by itself.')}
      </p>
    );
  if (state === 'not_allowed')
    return (
      <p className="text-caution text-xs">
        {t('Shopify has not given Vitrin this permission yet, so it was not made.')}{' '}
        <Link href={paths.writeBack} className="text-accent underline underline-offset-2">
          {t('Give the permission')}
        </Link>
      </p>
    );
  if (state === 'refused')
    return (
      <p role="alert" className="text-negative text-xs">
        {t('It was not made.')} {reason && t.message(reason)}
      </p>
    );
  return (
    <p role="status" className="text-ink-soft text-xs">
      {t('It is being made in your shop…')}
    </p>
  );
}

function RemoveButton({ storeId, postId, isSaid }: { storeId: string; postId: string; isSaid: boolean }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useChange({
    change: () => call(postDiscountEndpoints.remove, { params: { storeId, postId } }),
    invalidates: [allOfWriteBack(storeId)],
    onSuccess: () => setAsking(false),
    onError: (error) =>
      toast({
        title: t('Not removed'),
        description: t.message(reasonOf(error, text('It could not be removed. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return (
    <>
      <RoleButton needs="manage" variant="ghost" size="small" onClick={() => setAsking(true)}>
        {t('Remove')}
      </RoleButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Remove the discount code?')}
        description={`${t(
          'Your shop takes it no longer, also from buyers who have seen it. Orders that used it stay this post’s.',
        )} ${isSaid ? t('The text of the post still names it: take it out there, too.') : ''}`}
        confirmLabel={t('Remove')}
        pendingLabel={t('Removing...')}
        pending={isPending}
        destructive
        onConfirm={() => mutate()}
      />
    </>
  );
}
