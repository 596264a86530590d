import { useEffect, useRef } from 'react';
import { carouselEndpoints } from '#shared/content/carousels.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';

/** Slides say their number, so they are drawn anew when their place changes; of several changes in a row the last counts. */
export function useArranging(
  storeId: string,
  pictures: readonly NextPicture[],
  onArranged: (pictures: NextPicture[]) => void,
) {
  const t = useT();
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const arranging = useChange({
    change: (wanted: NextPicture[]) =>
      call(carouselEndpoints.arrange, { params: { storeId }, body: { pictures: wanted } }),
    onSuccess({ pictures: arranged }, wanted) {
      if (namesOf(latest.current) === namesOf(wanted)) {
        const isAnew = namesOf(arranged) !== namesOf(wanted);
        if (isAnew) onArranged(arranged);
      } else arranging.mutate([...latest.current]);
    },
  });

  return {
    arrange(wanted: NextPicture[]) {
      latest.current = wanted;
      if (!arranging.isPending) arranging.mutate(wanted);
    },
    isPending: arranging.isPending,
    problem:
      arranging.error &&
      t.message(reasonOf(arranging.error, text('The numbers on the slides could not be changed.'))),
  };
}

const namesOf = (pictures: readonly NextPicture[]) => pictures.map(({ imageUrl }) => imageUrl).join(' ');
