import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import { type ContentRequest, contentEndpoints, type Generation } from '#shared/content/content.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type Piece, pieceOfContent, pieceOfGeneration, postToSave, type Wish } from '#web/content/piece.ts';
import { generationsQuery, historyQuery, isUnderWay, usageQuery } from '#web/content/queries.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { explanationOf, showFailure } from './generation-failure.ts';

const LOOK_EVERY_MS = 2_000;

interface Asked {
  product: Pick<Product, 'id' | 'title'>;
  request: ContentRequest;
}

/** What was worked on here before the page was left; forgotten as soon as something else is looked at. */
interface Found {
  found: Piece | null;
  forget: () => void;
}

/**
 * From the click to the piece on the screen. What is made goes on without this page, so one that was already
 * under way when the page was opened is followed to its end as well.
 */
export function useGeneration({ id: storeId }: Store, { found, forget }: Found) {
  const t = useT();
  const client = useQueryClient();
  const [shown, setShown] = useState(found);
  /** What is shown is from before what was asked for since: it stays until that is there, and if it never is. */
  const [isEarlier, setEarlier] = useState(false);
  const [followed, setFollowed] = useState<string | null>(null);
  const params = { storeId };

  const making = useChange({
    change: ({ request }: Asked) => call(contentEndpoints.generate, { params, body: request }),
    invalidates: [usageQuery(), historyQuery(storeId), generationsQuery(storeId)],
    onSuccess(content, asked) {
      const piece = pieceOfContent(content, wishOf(asked));
      replaceBy(piece);
      toast({ title: t('Content Generated!') });
      saving.mutate(piece);
    },
    onError(error) {
      void client.invalidateQueries({ queryKey: usageQuery().queryKey });
      void client.invalidateQueries({ queryKey: generationsQuery(storeId).queryKey });
      // The line broke, not the work: it goes on and is shown when it is done.
      if (error instanceof ApiError || !followed) showFailure(error, 'content');
      if (error instanceof ApiError) setEarlier(false);
    },
  });
  const saving = useChange({
    change: (piece: Piece) => call(contentEndpoints.save, { params, body: postToSave(piece, piece, null) }),
    distinguish: ({ key }) => key,
    invalidates: [historyQuery(storeId)],
    onSuccess({ id }, { key }) {
      setShown((piece) => (piece?.key === key ? { ...piece, savedId: id } : piece));
      toast({ title: t('Saved to History') });
    },
    onError: (error) =>
      toast({
        title: t('Not Saved'),
        description: t.message(reasonOf(error, text('Failed to save to the history. Please try again.'))),
        variant: 'destructive',
      }),
  });
  const cancelling = useChange({
    change: (generationId: string) =>
      call(contentEndpoints.cancelGeneration, { params: { storeId, generationId } }),
    invalidates: [generationsQuery(storeId), usageQuery()],
    onSuccess: () =>
      toast({
        title: t('Generation Cancelled'),
        description: t('Nothing was counted against your limits.'),
      }),
    onError: (error) =>
      toast({
        title: t('Not Cancelled'),
        description: t.message(reasonOf(error, text('Failed to cancel. Please try again.'))),
        variant: 'destructive',
      }),
  });

  const watching = useQuery({
    ...generationsQuery(storeId),
    ...(making.isPending ? { refetchInterval: LOOK_EVERY_MS } : {}),
  });
  const underWay = watching.data?.find(isUnderWay) ?? null;
  if (underWay && underWay.id !== followed) setFollowed(underWay.id);
  const isWanted = shown === null || isEarlier;
  const isWorking = making.isPending || underWay !== null;
  const ended = isWorking ? undefined : watching.data?.find(({ id }) => id === followed);
  const history = useQuery({
    ...historyQuery(storeId),
    enabled: isWanted && ended?.status === 'done',
    staleTime: 0,
  });
  const arrived = isWanted && ended ? pieceOfGeneration(ended, history.data ?? []) : null;
  if (arrived) {
    setShown(arrived);
    setEarlier(false);
  }

  function replaceBy(piece: Piece | null) {
    forget();
    setShown(piece);
    setEarlier(false);
  }

  return {
    piece: shown,
    /** The piece is what was asked for last. */
    isNew: shown !== null && !isEarlier && !making.isError,
    isWorking: isWorking || (isWanted && ended?.status === 'done' && history.isFetching),
    underWay,
    explanation: explanationOf(making.error) ?? failureOf(ended),
    cancelling: cancelling.isPending,
    generate(asked: Asked) {
      setEarlier(true);
      setFollowed(null);
      making.mutate(asked);
    },
    cancel: cancelling.mutate,
    show(piece: Piece | null) {
      replaceBy(piece);
      setFollowed(null);
      making.reset();
    },
  };
}
export type GenerationState = ReturnType<typeof useGeneration>;

function wishOf({ product, request }: Asked): Wish {
  const { platform, contentFormat, contentType, tone, language, videoDuration = null } = request;
  return {
    productId: product.id,
    productTitle: product.title,
    platform,
    contentFormat,
    videoDuration,
    contentType,
    tone,
    language,
  };
}

function failureOf(ended: Generation | undefined): Sentence | null {
  return ended?.status === 'failed' ? ended.problem : null;
}
