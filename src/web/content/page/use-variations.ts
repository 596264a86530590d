import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import { contentEndpoints, type VariationsRequest } from '#shared/content/content.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type Piece, pieceOfVariation } from '#web/content/piece.ts';
import { usageQuery } from '#web/content/queries.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { explanationOf, showFailure } from './generation-failure.ts';

interface Asked {
  product: Pick<Product, 'id' | 'title'>;
  request: VariationsRequest;
}

/** Three captions at once; nothing of them is saved before the owner says which. */
export function useVariations({ id: storeId }: Store) {
  const t = useT();
  const client = useQueryClient();
  const [pieces, setPieces] = useState<Piece[]>([]);
  const making = useChange({
    change: ({ request }: Asked) => call(contentEndpoints.variations, { params: { storeId }, body: request }),
    invalidates: [usageQuery()],
    onSuccess({ variations }, { product, request }) {
      const { platform, contentType, tone, language } = request;
      // They are texts without a reel or a picture, and are saved as such.
      const wish = {
        productId: product.id,
        productTitle: product.title,
        platform,
        contentType,
        tone,
        language,
        ...({ contentFormat: 'post', videoDuration: null } as const),
      };
      setPieces(variations.map((variation) => pieceOfVariation(variation, wish)));
      toast({ title: t('Content Generated!') });
    },
    onError(error) {
      void client.invalidateQueries({ queryKey: usageQuery().queryKey });
      showFailure(error, 'variations');
    },
  });
  return {
    pieces,
    isWorking: making.isPending,
    explanation: explanationOf(making.error),
    generate(asked: Asked) {
      setPieces([]);
      making.mutate(asked);
    },
  };
}
export type VariationsState = ReturnType<typeof useVariations>;
