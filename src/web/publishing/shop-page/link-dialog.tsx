import { useRef, useState } from 'react';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { PageLink } from '#shared/publishing/shop-page.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useSavePage } from './change-page.ts';

interface LinkDialogProps {
  storeId: string;
  links: readonly PageLink[];
  /** Of the link that is edited; behind the last one for a new link. */
  place: number;
  onClose: () => void;
}

export function LinkDialog({ storeId, links, place, onClose }: LinkDialogProps) {
  const t = useT();
  const labelInput = useRef<HTMLInputElement>(null);
  const urlInput = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<PageLink>(links[place] ?? { label: '', url: '' });
  const [isTried, setTried] = useState(false);
  const saving = useSavePage(storeId, {
    onSaved() {
      onClose();
      toast({ title: t('Link saved'), description: form.label.trim() });
    },
  });
  const { link, wrong } = checkLink(form);
  const errorOf = (name: keyof PageLink) => (isTried && wrong[name] ? t.message(wrong[name]) : undefined);

  function submit() {
    setTried(true);
    if (link) saving.mutate({ change: { links: links.toSpliced(place, 1, link) } });
    else (wrong.label ? labelInput : urlInput).current?.focus();
  }
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={place < links.length ? t('Edit link') : t('Add a link')}
      description={t('It stands above the posts of your page.')}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={saving.isPending}
      failure={
        saving.isError
          ? { title: t('The link could not be saved.'), reason: t.message(reasonOf(saving.error, text(''))) }
          : null
      }
      onSubmit={submit}
    >
      <Field label={t('What the link says')} error={errorOf('label')}>
        <TextInput
          ref={labelInput}
          value={form.label}
          onChange={({ target }) => setForm({ ...form, label: target.value })}
        />
      </Field>
      <Field label={t('Address')} error={errorOf('url')}>
        <TextInput
          ref={urlInput}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoCapitalize="none"
          spellCheck={false}
          value={form.url}
          onChange={({ target }) => setForm({ ...form, url: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

interface CheckedLink {
  link: PageLink | null;
  wrong: Partial<Record<keyof PageLink, Sentence>>;
}

/** The link that can be saved, or what is wrong by field. */
function checkLink({ label, url }: PageLink): CheckedLink {
  const checked = PageLink.safeParse({ label, url: withProtocol(url.trim()) }, { error: wordIssue });
  if (checked.success) return { link: checked.data, wrong: {} };
  const wrong: CheckedLink['wrong'] = {};
  for (const issue of checked.error.issues) wrong[issue.path[0] as keyof PageLink] ??= issueSentence(issue);
  return { link: null, wrong };
}

/** `tea-house.example` as people write it. */
function withProtocol(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}
