import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AssetSet, adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import { text } from '#shared/core/sentence.ts';
import { adSetsQuery } from '#web/ads/assets/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { type AdContent, contentOf, isSame, standingProblems } from './ad-content.ts';

const PAUSE_MS = 800;

/** A set while it is worked on: what is typed is saved once the typing rests, and when the set is left. */
export function useAdDraft(set: AssetSet, storeId: string) {
  const client = useQueryClient();
  const [content, setContent] = useState(() => contentOf(set));
  /** What the server has not received yet; null when it knows all. */
  const waiting = useRef<AdContent | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saving = useChange({
    change: (changed: AdContent) =>
      call(adsAssetEndpoints.change, { params: { storeId, setId: set.id }, body: savable(changed) }),
    // When the page is left during a call, what was typed during it is sent as well.
    distinguish: (changed) => changed,
    onSuccess(saved) {
      client.setQueryData(adSetsQuery(storeId).queryKey, (sets) =>
        sets?.map((each) => (each.id === saved.id ? saved : each)),
      );
    },
  });
  const { mutate, isPending, error } = saving;

  function save() {
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

  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  // One after the other: what was typed during a call goes with the next.
  useEffect(() => {
    if (!isPending && waiting.current && !error)
      resting.current = setTimeout(() => saveNow.current(), PAUSE_MS);
    return () => clearTimeout(resting.current);
  }, [isPending, error]);
  useEffect(() => () => saveNow.current(), []);
  // What could not be saved without a network is, as soon as there is one.
  useEffect(() => {
    const saveAgain = () => saveNow.current();
    window.addEventListener('online', saveAgain);
    return () => window.removeEventListener('online', saveAgain);
  }, []);

  function change(changed: Partial<AdContent>) {
    const next = { ...content, ...changed };
    setContent(next);
    waiting.current = next;
    clearTimeout(resting.current);
    if (!isPending) resting.current = setTimeout(() => saveNow.current(), PAUSE_MS);
  }

  const isSaved = isSame({ ...contentOf(set), ...savable(content) }, contentOf(set));
  return {
    content,
    change,
    /** Put where it is shown: next to the fields. */
    problems: standingProblems(set, content),
    isSaved,
    isSaving: isPending,
    save,
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
