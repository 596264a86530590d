import { useQueryClient } from '@tanstack/react-query';
import { Ban, Copy, Ellipsis, MessageCircle, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { firstSentence, whatsAppShare } from '#shared/publishing/whatsapp.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { momentOf } from '#web/core/app/zone.ts';
import { useMay } from '#web/core/session/may.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/core/ui/menu.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { nextFreeTime } from '#web/publishing/calendar/free-time.ts';
import {
  canCancel,
  canDelete,
  canRestore,
  isApprovable,
  isChangeable,
  isPartlyOut,
} from '#web/publishing/calendar/post-state.ts';
import { knownPosts } from '#web/publishing/calendar/queries.ts';
import type { PostActions } from '#web/publishing/calendar/use-post-actions.ts';
import { isComplete, MISSING_PARTS } from './post-form.ts';
import type { PostFormState } from './use-post-form.ts';

interface PostFooterProps {
  store: Store;
  post: ScheduledPost;
  state: PostFormState;
  actions: PostActions;
  onDeleted: () => void;
  onCopy: (copy: ScheduledPost) => void;
}

export function PostFooter({ store, post, state, actions, onDeleted, onCopy }: PostFooterProps) {
  const t = useT();
  const { isChanged, isSaving, form, collisions, save } = state;
  const pending = actions.pendingFor(post.id);
  const isDraft = isApprovable(post);
  const mayApprove = useMay('approve');
  const whyNot =
    (!isComplete(form) && t(MISSING_PARTS.time.words)) ||
    (collisions.length > 0 && t('This post was changed elsewhere; choose first which version to keep.'));

  function approve() {
    if (!isChanged) return actions.approve(post);
    save((saved) => actions.approve(saved));
  }
  return (
    <>
      <MoreActions store={store} post={post} actions={actions} onDeleted={onDeleted} onCopy={onCopy} />
      {canRestore(post) && (
        <RoleButton needs="approve" pending={pending === 'restore'} onClick={() => actions.restore(post)}>
          <Undo2 aria-hidden />
          {t('Restore')}
        </RoleButton>
      )}
      {isChangeable(post) && (
        <RoleButton
          needs="write"
          variant={isDraft && mayApprove ? 'secondary' : 'primary'}
          blocked={isChanged ? whyNot : t('Nothing was changed.')}
          pending={isSaving}
          onClick={() => save(() => toast({ title: t('Post saved') }))}
        >
          {t('Save changes')}
        </RoleButton>
      )}
      {isDraft && mayApprove && (
        <Button blocked={whyNot} pending={pending === 'approve' || isSaving} onClick={approve}>
          {isChanged ? t('Save and approve') : t('Approve')}
        </Button>
      )}
    </>
  );
}

function MoreActions({ store, post, actions, onDeleted, onCopy }: Omit<PostFooterProps, 'state'>) {
  const t = useT();
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const mayWrite = useMay('write');
  const mayApprove = useMay('approve');
  const pending = actions.pendingFor(post.id);
  const mayCancel = mayApprove && canCancel(post);

  function duplicate() {
    const wall = nextFreeTime(new Date(), knownPosts(client, store.id), store.timeZone);
    actions.duplicate(post, momentOf(wall, store.timeZone), onCopy);
  }
  if (!mayWrite && !mayCancel && !post.link) return null;
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button
            variant="ghost"
            pending={pending === 'duplicate' || pending === 'cancel'}
            className="sm:mr-auto"
          >
            <Ellipsis aria-hidden />
            {t('More')}
          </Button>
        }
      >
        {mayWrite && (
          <MenuItem onSelect={duplicate}>
            <Copy aria-hidden />
            {t('Duplicate')}
          </MenuItem>
        )}
        {post.link && (
          <MenuLink href={whatsAppShare(firstSentence(post.caption), post.link)}>
            <MessageCircle aria-hidden />
            {t('Share by WhatsApp')}
            <span className="sr-only">{t('(opens in a new tab)')}</span>
          </MenuLink>
        )}
        {mayCancel && (
          <MenuItem onSelect={() => actions.cancel(post)}>
            <Ban aria-hidden />
            {isPartlyOut(post) ? t('Cancel the rest') : t('Cancel this post')}
          </MenuItem>
        )}
        {mayWrite && canDelete(post) && (
          <>
            <MenuSeparator />
            <MenuItem destructive onSelect={() => setDeleting(true)}>
              <Trash2 aria-hidden />
              {t('Delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t('Delete this post?')}
        description={t('It leaves the calendar for good. To keep it for later, cancel it instead.')}
        confirmLabel={t('Delete')}
        destructive
        onConfirm={() => {
          actions.remove(post);
          // Before the answer: what is open would be read again, and is no longer there.
          onDeleted();
        }}
      />
    </>
  );
}
