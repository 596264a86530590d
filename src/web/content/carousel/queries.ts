import { queryOptions } from '@tanstack/react-query';
import { type CarouselWish, carouselEndpoints } from '#shared/content/carousels.ts';
import { call } from '#web/core/api/call.ts';

export function offersQuery(storeId: string, wish: CarouselWish) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'carousels', 'offers', wish],
    queryFn: ({ signal }) => call(carouselEndpoints.offers, { params: { storeId }, body: wish, signal }),
    staleTime: 0,
  });
}

/** How many slides are drawn, as the live events say; nothing is asked for. */
export function drawnQuery(storeId: string) {
  return queryOptions<{ drawn: number; of: number } | null>({
    queryKey: ['/api/social-media', storeId, 'carousel-drawn'],
    queryFn: () => null,
    enabled: false,
  });
}
