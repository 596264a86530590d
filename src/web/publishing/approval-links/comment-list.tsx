import type { ReactNode } from 'react';
import type { CommentKind, Mentionable } from '#shared/publishing/approvals.ts';
import { findMentions } from '#shared/publishing/mentions.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { Badge } from '#web/core/ui/badge.tsx';

interface SaidOfPost {
  id: string;
  kind: CommentKind;
  author: string;
  text: string;
  createdAt: string;
  /** Also for people outside; left out where everything is. */
  isShared?: boolean;
}

interface CommentListProps {
  comments: readonly SaidOfPost[];
  timeZone: string;
  /** Whose names stand out where they are mentioned. */
  people?: readonly Mentionable[];
}

/** What was said of a post, oldest first. */
export function CommentList({ comments, timeZone, people = [] }: CommentListProps) {
  const t = useT();
  const momentText = useMomentText(timeZone);
  if (comments.length === 0) return null;
  return (
    <ol aria-label={t('Comments')} className="grid gap-3 text-sm">
      {comments.map(({ id, kind, author, text, createdAt, isShared }) => (
        <li key={id} className="grid gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span className="wrap-anywhere font-medium">{author}</span>
            {kind !== 'comment' && (
              <Badge tone={kind === 'approved' ? 'positive' : 'caution'}>{kindText(kind, t)}</Badge>
            )}
            {isShared && <Badge>{t('Shown outside')}</Badge>}
            <time dateTime={createdAt} className="text-ink-faint text-xs">
              {momentText(createdAt)}
            </time>
          </p>
          {text && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {withMentions(text, people)}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function withMentions(text: string, people: readonly Mentionable[]): ReactNode {
  const mentions = findMentions(text, people);
  return [
    ...mentions.map(({ at, length, people: named }, nth) => {
      const before = mentions[nth - 1];
      const isYou = named.some((person) => person.isYou);
      return [
        text.slice(before ? before.at + before.length : 0, at),
        <strong key={at} className={isYou ? 'rounded-sm bg-accent-soft px-0.5 font-medium' : 'font-medium'}>
          {text.slice(at, at + length)}
        </strong>,
      ];
    }),
    text.slice(mentions.length > 0 ? mentions.at(-1)!.at + mentions.at(-1)!.length : 0),
  ];
}

function kindText(kind: Exclude<CommentKind, 'comment'>, t: Translate): string {
  return kind === 'approved' ? t('Approved') : t('Asks for changes');
}
