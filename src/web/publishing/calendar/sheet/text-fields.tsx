import { NETWORKS } from '#shared/content/networks/networks.ts';
import { mostCharacters, POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import type { PostWords } from '#shared/publishing/network-text.ts';
import { networkText } from '#shared/publishing/network-text.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextArea } from '#web/core/ui/field.tsx';
import type { PostForm } from './post-form.ts';
import { shortTextNetworks } from './short-text-networks.ts';

interface TextFieldsProps {
  form: PostForm;
  edit: (change: Partial<PostForm>) => void;
  words: PostWords;
  /** Of the accounts that are chosen. */
  networks: readonly SocialNetworkName[];
  hasMedia: boolean;
}

export function TextFields({ form, edit, words, networks, hasMedia }: TextFieldsProps) {
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
      {networks.some((network) => NETWORKS[network].takesShortText) && (
        <ShortTextField form={form} edit={edit} networks={networks} />
      )}
      <Lengths words={words} networks={networks} hasMedia={hasMedia} />
    </>
  );
}

function ShortTextField({ form, edit, networks }: Pick<TextFieldsProps, 'form' | 'edit' | 'networks'>) {
  const t = useT();
  const named = { networks: shortTextNetworks(networks, t) };
  if (form.shortText === null)
    return (
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        onClick={() => edit({ shortText: '' })}
      >
        {t('Write another text for {networks}', named)}
      </Button>
    );
  return (
    <Field
      label={t('Text for {networks}', named)}
      note={
        <button type="button" onClick={() => edit({ shortText: null })} className="hover:underline">
          {t('Use the caption')}
        </button>
      }
      hint={t(
        'Goes out on {networks} in place of caption and hashtags. Left empty, those go out there.',
        named,
      )}
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
function Lengths({ words, networks, hasMedia }: Pick<TextFieldsProps, 'words' | 'networks' | 'hasMedia'>) {
  const t = useT();
  const { number } = useFormat();
  if (networks.length === 0) return null;
  return (
    <ul aria-label={t('Length')} className="grid gap-1 text-ink-soft text-xs tabular-nums">
      {networks.map((network) => {
        const { hashtags: mostHashtags } = POST_LIMITS[network];
        const characters = mostCharacters(network, hasMedia);
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
