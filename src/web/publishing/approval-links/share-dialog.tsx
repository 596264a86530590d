import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import {
  type ApprovalScope,
  approvalLinkEndpoints,
  LINK_DAYS,
  NewApprovalLink,
} from '#shared/publishing/approvals.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { daysText } from './days-text.ts';
import { LinkList } from './link-list.tsx';
import { type MadeApprovalLink, MadeLink } from './made-link.tsx';
import { calendarTouched, linksQuery } from './queries.ts';

interface ShareDialogProps {
  store: Store;
  scope: ApprovalScope;
  onClose: () => void;
}

const USUAL_DAYS = '7';

/** A link for people outside, made and then shown once; below it those that there are. */
export function ShareDialog({ store, scope, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<MadeApprovalLink | null>(null);
  if (made) return <MadeLink store={store} made={made} onClose={onClose} />;
  return <LinkForm store={store} scope={scope} onMade={setMade} onClose={onClose} />;
}

interface LinkFormProps extends ShareDialogProps {
  onMade: (made: MadeApprovalLink) => void;
}

function LinkForm({ store, scope, onMade, onClose }: LinkFormProps) {
  const t = useT();
  const { data } = useQuery(linksQuery(store.id));
  const labelInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const [label, setLabel] = useState('');
  const [email, setEmail] = useState('');
  const [days, setDays] = useState(USUAL_DAYS);
  const [isTried, setTried] = useState(false);
  const making = useChange({
    change: (body: NewApprovalLink) =>
      call(approvalLinkEndpoints.create, { params: { storeId: store.id }, body }),
    invalidates: [calendarTouched(store.id)],
    onSuccess: onMade,
  });
  const { link, wrong } = checkLink({ label, email: email.trim() || null, scope, goodForDays: Number(days) });
  const errorOf = (name: keyof NewApprovalLink) =>
    isTried && wrong[name] ? t.message(wrong[name]) : undefined;

  function submit() {
    setTried(true);
    if (link) making.mutate(link);
    else (wrong.label ? labelInput : emailInput).current?.focus();
  }
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={'postId' in scope ? t('Ask someone outside to approve') : t('Share for approval')}
      description={
        'postId' in scope
          ? t('The post waits until it is approved. Nobody needs an account to answer.')
          : t('Planned posts of {days} wait until they are approved. Nobody needs an account to answer.', {
              days: daysText(scope, t.locale),
            })
      }
      submitLabel={t('Make the link')}
      pendingLabel={t('Making the link...')}
      pending={making.isPending}
      failure={
        making.isError
          ? {
              title: t('The link could not be made.'),
              reason: t.message(reasonOf(making.error, text('Something went wrong. Please try again.'))),
            }
          : null
      }
      onSubmit={submit}
    >
      <Field
        label={t('Who is it for?')}
        hint={t('Such as “Anna, Atelier”. They read it too.')}
        error={errorOf('label')}
      >
        <TextInput
          ref={labelInput}
          autoComplete="off"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
      </Field>
      {data?.canSend && (
        <Field
          label={t('Email')}
          note={t('Optional')}
          hint={t('The link is sent there at once.')}
          error={errorOf('email')}
        >
          <TextInput
            ref={emailInput}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      )}
      <Field label={t('Opens for')}>
        <Select
          value={days}
          onValueChange={setDays}
          options={LINK_DAYS.map((each) => ({
            value: String(each),
            label: t.plural(each, { one: 'One day', other: '{n} days' }),
          }))}
        />
      </Field>
      <LinkList store={store} />
    </FormDialog>
  );
}

interface CheckedLink {
  link: NewApprovalLink | null;
  wrong: Partial<Record<keyof NewApprovalLink, Sentence>>;
}

/** The link that can be made, or what is wrong by field. */
function checkLink(form: NewApprovalLink): CheckedLink {
  const checked = NewApprovalLink.safeParse(form, { error: wordIssue });
  if (checked.success) return { link: checked.data, wrong: {} };
  const wrong: CheckedLink['wrong'] = {};
  for (const issue of checked.error.issues)
    wrong[issue.path[0] as keyof NewApprovalLink] ??= issueSentence(issue);
  return { link: null, wrong };
}
