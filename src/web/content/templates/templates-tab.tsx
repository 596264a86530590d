import { LayoutTemplate, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Template, templateEndpoints } from '#shared/content/templates.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { PLATFORM_TEXTS, TYPE_TEXTS } from '#web/content/option-texts.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { templatesQuery } from './queries.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { EMPTY_TEMPLATE, formOfTemplate } from './template-form.ts';
import { LOOK_TEXTS } from './template-texts.ts';

export function TemplatesTab({ store }: { store: Store }) {
  const t = useT();
  const [opened, setOpened] = useState<Template | 'new' | null>(null);
  return (
    <div className="grid min-w-0 gap-4">
      <Loaded
        query={templatesQuery(store.id)}
        failed={t('Failed to load the templates.')}
        waiting={<WaitingTemplates />}
        empty={<NoTemplates onNew={() => setOpened('new')} />}
      >
        {(templates) => (
          <>
            <div>
              <RoleButton needs="write" variant="secondary" onClick={() => setOpened('new')}>
                <Plus aria-hidden />
                {t('New Template')}
              </RoleButton>
            </div>
            <ul className="grid gap-4 md:grid-cols-2">
              {templates.map((template) => (
                <li key={template.id} className="grid min-w-0">
                  <TemplateCard store={store} template={template} onEdit={() => setOpened(template)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {opened && (
        <TemplateDialog
          key={opened === 'new' ? 'new' : opened.id}
          store={store}
          initial={opened === 'new' ? EMPTY_TEMPLATE : formOfTemplate(opened)}
          templateId={opened === 'new' ? null : opened.id}
          open
          onOpenChange={(open) => !open && setOpened(null)}
        />
      )}
    </div>
  );
}

interface TemplateCardProps {
  store: Store;
  template: Template;
  onEdit: () => void;
}

function TemplateCard({ store, template, onEdit }: TemplateCardProps) {
  const t = useT();
  const { name, platform, category, look, captionTemplate, hashtags, isActive } = template;
  const facts = [PLATFORM_TEXTS[platform], t(TYPE_TEXTS[category]), look && t(LOOK_TEXTS[look])];
  return (
    <Card
      title={
        <span dir="auto" className="wrap-anywhere">
          {name}
        </span>
      }
      description={facts.filter(Boolean).join(' · ')}
      action={
        <Badge tone={isActive ? 'positive' : 'neutral'} dot>
          {isActive ? t('In use') : t('Not in use')}
        </Badge>
      }
    >
      <div className="flex h-full flex-col gap-4">
        <p dir="auto" className="line-clamp-6 whitespace-pre-line break-words text-sm">
          {captionTemplate}
        </p>
        {hashtags.length > 0 && <p className="break-words text-ink-faint text-sm">{hashtags.join(' ')}</p>}
        <CardActions store={store} template={template} onEdit={onEdit} />
      </div>
    </Card>
  );
}

function CardActions({ store, template, onEdit }: TemplateCardProps) {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const { id: templateId, name, isActive } = template;
  const params = { storeId: store.id, templateId };
  const invalidates = [templatesQuery(store.id)];
  const showFailure = (error: Error) =>
    toast({
      title: t('Not Saved'),
      description: t.message(reasonOf(error, text('The template could not be changed. Please try again.'))),
      variant: 'destructive',
    });
  const switching = useChange({
    change: () => call(templateEndpoints.change, { params, body: { isActive: !isActive } }),
    invalidates,
    onError: showFailure,
  });
  const deleting = useChange({
    change: () => call(templateEndpoints.remove, { params }),
    invalidates: [...invalidates, { queryKey: ['/api/social-media', store.id, 'schedules'] }],
    onSuccess() {
      setLeaving(false);
      toast({ title: t('Template Deleted') });
      // The button that had the focus is gone with its card.
      document.getElementById('content')?.focus();
    },
    onError(error) {
      setLeaving(false);
      showFailure(error);
    },
  });
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2">
      <RoleButton
        needs="write"
        variant="secondary"
        size="small"
        aria-label={t('Edit {name}', { name })}
        onClick={onEdit}
      >
        {t('Edit')}
      </RoleButton>
      <RoleButton
        needs="write"
        variant="ghost"
        size="small"
        pending={switching.isPending}
        aria-label={isActive ? t('Stop using {name}', { name }) : t('Use {name}', { name })}
        onClick={() => switching.mutate()}
      >
        {isActive ? t('Stop using') : t('Use again')}
      </RoleButton>
      <RoleButton
        needs="write"
        variant="ghost"
        size="small"
        className="ml-auto"
        aria-label={t('Delete {name}', { name })}
        onClick={() => setLeaving(true)}
      >
        {t('Delete')}
      </RoleButton>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('Delete {name}?', { name })}
        description={t(
          'Posts that were made of it stay as they are. Schedules that use it are written by Vitrin from then on.',
        )}
        confirmLabel={t('Delete')}
        pendingLabel={t('Deleting...')}
        pending={deleting.isPending}
        destructive
        onConfirm={() => deleting.mutate()}
      />
    </div>
  );
}

function NoTemplates({ onNew }: { onNew: () => void }) {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={LayoutTemplate}
        title={t('No templates yet')}
        action={
          <RoleButton needs="write" onClick={onNew}>
            <Plus aria-hidden />
            {t('Write Your First Template')}
          </RoleButton>
        }
      >
        {t(
          'A template is your own text with fields such as the product name and its price. Any post can be saved as one, and posts and schedules can be made of it.',
        )}
      </EmptyState>
    </Card>
  );
}

function WaitingTemplates() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {['a', 'b'].map((name) => (
        <Skeleton key={name} className="h-52 rounded-xl" />
      ))}
    </div>
  );
}
