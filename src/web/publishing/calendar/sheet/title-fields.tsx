import { NETWORKS } from '#shared/content/networks/networks.ts';
import { networkTitle } from '#shared/publishing/network-text.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextArea, TextInput } from '#web/core/ui/field.tsx';
import type { PostForm } from './post-form.ts';

interface TitleFieldsProps {
  form: Pick<PostForm, 'title' | 'description' | 'caption'>;
  edit: (change: Partial<PostForm>) => void;
  /** Of the accounts that are chosen. */
  networks: readonly SocialNetworkName[];
  productTitle: string | null;
}

/** On networks whose posts have a title: that, and what stands there in place of the caption. */
export function TitleFields({ form, edit, networks, productTitle }: TitleFieldsProps) {
  const t = useT();
  const format = useFormat();
  const titled = networks.filter((network) => NETWORKS[network].title !== null);
  if (titled.length === 0) return null;
  const named = {
    networks: new Intl.ListFormat(t.locale).format(titled.map((network) => NETWORK_NAMES[network])),
  };
  const most = Math.min(...titled.map((network) => NETWORKS[network].title!));
  const usual = networkTitle(titled[0]!, { title: null, productTitle, caption: form.caption });
  return (
    <>
      <Field
        label={t('Title on {networks}', named)}
        note={t('{n} / {most} characters', {
          n: format.number(form.title.length),
          most: format.number(most),
        })}
      >
        <TextInput
          value={form.title}
          maxLength={most}
          placeholder={usual ?? undefined}
          onChange={({ target }) => edit({ title: target.value })}
        />
      </Field>
      {form.description === null ? (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => edit({ description: '' })}
        >
          {t('Write another description for {networks}', named)}
        </Button>
      ) : (
        <Field
          label={t('Description on {networks}', named)}
          note={
            <button type="button" onClick={() => edit({ description: null })} className="hover:underline">
              {t('Use the caption')}
            </button>
          }
          hint={t('Left empty, caption and hashtags stand there.')}
        >
          <TextArea
            rows={3}
            value={form.description}
            onChange={({ target }) => edit({ description: target.value })}
            className="field-sizing-content max-h-48"
          />
        </Field>
      )}
    </>
  );
}
