import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { PageHandle, type ShopPage } from '#shared/publishing/shop-page.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useSavePage } from './change-page.ts';
import type { SectionProps } from './section-props.ts';

const Named = z.object({ handle: PageHandle });

/** The name of the page in its address. */
export function HandleForm({ storeId, page }: SectionProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  /** Null where nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const handle = typed ?? page.handle;
  const [isTried, setTried] = useState(false);
  const saving = useSavePage(storeId, {
    onSaved() {
      setTyped(null);
      setTried(false);
      toast({ title: t('Name saved'), description: t('The former name keeps leading to your page.') });
    },
    onFailed: () => input.current?.focus(),
  });
  const checked = Named.safeParse({ handle });
  const wrong = isTried && checked.error ? issueSentence(checked.error.issues[0]!) : null;
  const problem = wrong ?? (saving.isError ? refusalOf(saving.error) : null);

  function type(name: string) {
    setTyped(name);
    if (saving.isError) saving.reset();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (checked.success) saving.mutate({ change: checked.data });
    else input.current?.focus();
  }
  return (
    <form noValidate aria-label={t('Name in the address')} onSubmit={submit} className="grid gap-2">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-2">
        <Field
          label={t('Name in the address')}
          error={problem ? t.message(problem) : undefined}
          hint={<span className="wrap-anywhere">{addressWith(page, handle)}</span>}
          className="min-w-0"
        >
          <TextInput
            ref={input}
            value={handle}
            readOnly={saving.isPending}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start sm:mt-[1.6875rem]"
          pending={saving.isPending}
          pendingLabel={t('Saving...')}
          blocked={handle.trim().toLowerCase() === page.handle && t('Nothing was changed yet.')}
        >
          {t('Save')}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">
        {t('Former names keep leading to your page, so links that you have shared still work.')}
      </p>
    </form>
  );
}

/** Where the page would be under another name. */
function addressWith({ address }: ShopPage, handle: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1) + handle.trim().toLowerCase();
}

function refusalOf(error: Error): Sentence {
  const field = error instanceof ApiError ? error.problem?.fields?.handle : undefined;
  return field ?? reasonOf(error, text('The name could not be saved. Please try again.'));
}
