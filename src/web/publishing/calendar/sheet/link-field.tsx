import { postCost } from '#shared/content/post-cost.ts';
import { networkText, type PostWords } from '#shared/publishing/network-text.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import type { PostForm } from './post-form.ts';

interface LinkFieldProps {
  form: Pick<PostForm, 'withLink' | 'altText' | 'imageUrl'>;
  edit: (change: Partial<PostForm>) => void;
  /** Without the address. */
  words: PostWords;
  /** What the address is or will be. */
  link: string;
  isOnX: boolean;
}

/** Whether the product's address goes out with it, and what X takes for either. */
export function LinkField({ form, edit, words, link, isOnX }: LinkFieldProps) {
  const t = useT();
  const format = useFormat();
  const pictures = form.altText && form.imageUrl ? 1 : 0;
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
