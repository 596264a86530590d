import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AssetSet, adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import { adSetsQuery } from '#web/ads/assets/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { text } from '#web/core/app/i18n.ts';
import { type AdContent, contentOf, isSame, standingProblems } from './ad-content.ts';

const PAUSE_MS = 800;

/** A set while it is worked on: what is typed is kept once the typing rests, and when the set is left. */
export function useAdDraft(set: AssetSet, storeId: string) {
  const client = useQueryClient();
  const [content, setContent] = useState(() => contentOf(set));
  /** What the server has not been told of yet; null when it knows all. */
  const waiting = useRef<AdContent | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keeping = useChange({
    change: (changed: AdContent) =>
      call(adsAssetEndpoints.change, { params: { storeId, setId: set.id }, body: savable(changed) }),
    // Whoever leaves while a call is under way has what was typed meanwhile sent as well.
    distinguish: (changed) => changed,
    onSuccess(kept) {
      client.setQueryData(adSetsQuery(storeId).queryKey, (sets) =>
        sets?.map((each) => (each.id === kept.id ? kept : each)),
      );
    },
  });
  const { mutate, isPending, error } = keeping;

  function keep() {
    clearTimeout(resting.current);
    const changed = waiting.current;
    if (!changed) return;
    waiting.current = null;
    mutate(changed, {
      onError() {
        waiting.current ??= changed;
      },
    });
  }

  const keepNow = useRef(keep);
  useEffect(() => {
    keepNow.current = keep;
  });
  // One after the other: what was typed during a call goes with the next.
  useEffect(() => {
    if (!isPending && waiting.current && !error)
      resting.current = setTimeout(() => keepNow.current(), PAUSE_MS);
    return () => clearTimeout(resting.current);
  }, [isPending, error]);
  useEffect(() => () => keepNow.current(), []);
  // What could not be kept without a network is, as soon as there is one.
  useEffect(() => {
    const keepAgain = () => keepNow.current();
    window.addEventListener('online', keepAgain);
    return () => window.removeEventListener('online', keepAgain);
  }, []);

  function change(changed: Partial<AdContent>) {
    const next = { ...content, ...changed };
    setContent(next);
    waiting.current = next;
    clearTimeout(resting.current);
    if (!isPending) resting.current = setTimeout(() => keepNow.current(), PAUSE_MS);
  }

  const isKept = isSame({ ...contentOf(set), ...savable(content) }, contentOf(set));
  return {
    content,
    change,
    /** Put where it is shown: beside the fields. */
    problems: standingProblems(set, content),
    isKept,
    isKeeping: isPending,
    keep,
    fault:
      error && !isPending
        ? reasonOf(error, text('What you typed could not be saved. Please try again.'))
        : null,
  };
}
export type AdDraft = ReturnType<typeof useAdDraft>;

/** A set without a name could not be found again, so the one before stays. */
function savable({ name, ...rest }: AdContent) {
  return name.trim() ? { name: name.trim(), ...rest } : rest;
}
