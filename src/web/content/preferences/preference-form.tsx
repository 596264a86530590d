import { type FormEvent, useState } from 'react';
import { CONTENT_LANGUAGES, TONES } from '#shared/content/content.ts';
import {
  type PostingPreference,
  preferenceEndpoints,
  type SavedPreference,
} from '#shared/content/preferences.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { PLATFORM_TEXTS, TONE_TEXTS } from '#web/content/option-texts.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { languageName } from '#web/core/app/language-names.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field, TextArea, TextInput } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { type PreferenceDraft, readDraft } from './preference-draft.ts';
import { preferencesQuery } from './queries.ts';

interface PreferenceFormProps {
  storeId: string;
  kept: SavedPreference;
  draft: PreferenceDraft;
  onDraft: (draft: PreferenceDraft) => void;
  onSaved: () => void;
}

export function PreferenceForm(props: PreferenceFormProps) {
  const { storeId, kept, draft, onDraft, onSaved } = props;
  const { platform, saved } = kept;
  const t = useT();
  const [errors, setErrors] = useState<Partial<Record<string, Sentence>>>({});
  const change = (part: Partial<PreferenceDraft>) => {
    setErrors({});
    onDraft({ ...draft, ...part });
  };
  const error = (name: keyof PreferenceDraft) => errors[name] && t.message(errors[name]);
  const save = useChange({
    change: (body: PostingPreference) => call(preferenceEndpoints.save, { params: { storeId }, body }),
    invalidates: [preferencesQuery(storeId)],
    onSuccess() {
      onSaved();
      toast({
        title: t('Preferences Saved'),
        description: t('The next posts for {network} are written by them.', {
          network: PLATFORM_TEXTS[platform],
        }),
      });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { preference, errors: found } = readDraft(platform, draft);
    setErrors(found);
    if (preference) save.mutate(preference);
  }

  return (
    <form
      aria-label={t('Preferences for {network}', { network: PLATFORM_TEXTS[platform] })}
      noValidate
      onSubmit={submit}
      className="grid gap-5"
    >
      {!saved && (
        <Alert>{t('Nothing is saved for this network yet; posts are written as you see here.')}</Alert>
      )}
      {save.isError && (
        <Alert variant="destructive">
          {t.message(reasonOf(save.error, text('Your preferences could not be saved. Please try again.')))}
        </Alert>
      )}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          label={t('Tone of scheduled posts')}
          hint={t('In the content creator you choose it for each post.')}
        >
          <Select
            value={draft.tone}
            onValueChange={(tone) => change({ tone })}
            options={TONES.map((value) => ({ value, label: t(TONE_TEXTS[value]) }))}
          />
        </Field>
        <Field
          label={t('Language of scheduled posts')}
          hint={t('In the content creator you choose it for each post.')}
        >
          <Select
            value={draft.language}
            onValueChange={(language) => change({ language })}
            options={CONTENT_LANGUAGES.map((value) => ({ value, label: languageName(value, t.locale) }))}
          />
        </Field>
        <Field
          className="sm:col-span-2"
          label={t('Voice of your brand')}
          error={error('voice')}
          hint={t(
            'In your own words, for an AI provider. Texts that Vitrin writes itself follow the tone and the words below.',
          )}
        >
          <TextArea
            rows={3}
            value={draft.voice}
            onChange={(event) => change({ voice: event.target.value })}
          />
        </Field>
        <Field
          label={t('Words you like')}
          error={error('wordsUsed')}
          hint={t('Separated by commas. They are preferred where they are true of the product.')}
        >
          <TextArea
            rows={3}
            value={draft.wordsUsed}
            onChange={(event) => change({ wordsUsed: event.target.value })}
          />
        </Field>
        <Field
          label={t('Banned words')}
          error={error('wordsAvoided')}
          hint={t(
            'Separated by commas. They never appear in a caption or a hashtag, not even with an ending; only names from your catalogue stay as they are.',
          )}
        >
          <TextArea
            rows={3}
            value={draft.wordsAvoided}
            onChange={(event) => change({ wordsAvoided: event.target.value })}
          />
        </Field>
        <Field
          className="sm:col-span-2"
          label={t('Hashtags of every post')}
          error={error('hashtags')}
          hint={t('At most five. They come first, as long as the network has room.')}
        >
          <TextInput
            autoCapitalize="none"
            spellCheck={false}
            value={draft.hashtags}
            onChange={(event) => change({ hashtags: event.target.value })}
          />
        </Field>
      </div>
      <Checkbox
        checked={draft.autoApproval}
        onCheckedChange={(autoApproval) => change({ autoApproval })}
        label={
          <span className="grid gap-0.5">
            <span className="font-medium">{t('Publish without my approval')}</span>
            <span className="text-ink-soft">
              {t(
                'Posts that schedules write for this network go out at their time without you looking at them, even where a schedule asks for approval. Without this they wait in the calendar for you.',
              )}
            </span>
          </span>
        }
      />
      <div>
        <RoleButton needs="write" type="submit" pending={save.isPending} pendingLabel={t('Saving...')}>
          {t('Save Preferences')}
        </RoleButton>
      </div>
    </form>
  );
}
