import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import type { PostWords } from '#shared/publishing/network-text.ts';
import { networkText } from '#shared/publishing/network-text.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextArea } from '#web/core/ui/field.tsx';
import type { PostForm } from './post-form.ts';

interface TextFieldsProps {
  form: PostForm;
  edit: (change: Partial<PostForm>) => void;
  words: PostWords;
  /** Of the accounts that are chosen. */
  networks: readonly SocialNetworkName[];
}

export function TextFields({ form, edit, words, networks }: TextFieldsProps) {
  const t = useT();
  return (
    <>
      <Field label={t('Caption')}>
        <TextArea
          rows={6}
          value={form.caption}
          onChange={({ target }) => edit({ caption: target.value })}
          className="field-sizing-content max-h-96 min-h-32"
        />
      </Field>
      <Field label={t('Hashtags')}>
        <TextArea
          rows={2}
          value={form.hashtagText}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => edit({ hashtagText: target.value })}
          className="field-sizing-content max-h-32"
        />
      </Field>
      {networks.includes('twitter') && <ShortTextField form={form} edit={edit} />}
      <Lengths words={words} networks={networks} />
    </>
  );
}

function ShortTextField({ form, edit }: Pick<TextFieldsProps, 'form' | 'edit'>) {
  const t = useT();
  if (form.shortText === null)
    return (
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        onClick={() => edit({ shortText: '' })}
      >
        {t('Write another text for X')}
      </Button>
    );
  return (
    <Field
      label={t('Text for X')}
      note={
        <button type="button" onClick={() => edit({ shortText: null })} className="hover:underline">
          {t('Use the caption')}
        </button>
      }
      hint={t('Goes out on X in place of caption and hashtags. Left empty, X gets those.')}
    >
      <TextArea
        rows={3}
        value={form.shortText}
        onChange={({ target }) => edit({ shortText: target.value })}
        className="field-sizing-content max-h-48"
      />
    </Field>
  );
}

/** How long the text is, as each chosen network counts it. */
function Lengths({ words, networks }: Pick<TextFieldsProps, 'words' | 'networks'>) {
  const t = useT();
  const { number } = useFormat();
  if (networks.length === 0) return null;
  return (
    <ul aria-label={t('Length')} className="grid gap-1 text-ink-soft text-xs tabular-nums">
      {networks.map((network) => {
        const { characters, hashtags: mostHashtags } = POST_LIMITS[network];
        const length = postLength(network, networkText(network, words));
        const hashtags = words.hashtags.length;
        return (
          <li key={network} className="flex items-baseline justify-between gap-3">
            <span>{NETWORK_NAMES[network]}</span>
            <span className="flex gap-3">
              {mostHashtags !== null && (
                <span className={hashtags > mostHashtags ? 'font-medium text-negative' : undefined}>
                  {t('{n} / {most} hashtags', { n: number(hashtags), most: number(mostHashtags) })}
                </span>
              )}
              <span className={length > characters ? 'font-medium text-negative' : undefined}>
                {t('{n} / {most} characters', { n: number(length), most: number(characters) })}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
