import { Film, Image } from 'lucide-react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { classNames } from '#web/core/ui/class-names.ts';

/** A small picture of the post, which its words stand next to. */
export function PostPicture({ post, className }: { post: ScheduledPost; className: string }) {
  const look = classNames('shrink-0 bg-sunken', className);
  if (post.imageUrl)
    return (
      <img src={post.imageUrl} alt="" loading="lazy" draggable={false} className={`${look} object-cover`} />
    );
  const Icon = post.contentFormat === 'reel' ? Film : Image;
  return (
    <span className={`${look} grid place-items-center text-ink-faint`}>
      <Icon aria-hidden className="size-4" strokeWidth={1.5} />
    </span>
  );
}
