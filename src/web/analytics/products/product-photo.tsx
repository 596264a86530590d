import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#web/core/ui/class-names.ts';

interface ProductPhotoProps {
  src: string | null;
  className: string;
}

/** Decorative: the title stands next to it. */
export function ProductPhoto({ src, className }: ProductPhotoProps) {
  const [isBroken, setBroken] = useState(false);
  if (!src || isBroken)
    return (
      <span className={classNames('grid shrink-0 place-items-center bg-sunken text-ink-faint', className)}>
        <ImageOff aria-hidden className="size-1/4 max-h-6" strokeWidth={1.5} />
      </span>
    );
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
      className={classNames('shrink-0 bg-sunken object-cover', className)}
    />
  );
}
