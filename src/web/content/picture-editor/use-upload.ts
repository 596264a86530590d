import { useQueryClient } from '@tanstack/react-query';
import {
  OWN_PICTURE_MOST_BYTES,
  OWN_PICTURE_TYPES,
  type OwnPicture,
  ownPictureEndpoints,
} from '#shared/content/own-pictures.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { ownPicturesQuery } from './queries.ts';

/** Phones hand over their own formats as JPEG where only these are asked for. */
export const TAKEN_TYPES = OWN_PICTURE_TYPES.join(',');

/** A file of the owner's becomes one of their pictures. */
export function useUpload(storeId: string, onUploaded: (picture: OwnPicture) => void) {
  const t = useT();
  const client = useQueryClient();
  const uploading = useChange({
    change: (file: File) => upload(storeId, file),
    onSuccess(picture) {
      client.setQueryData(ownPicturesQuery(storeId).queryKey, (known) => [picture, ...(known ?? [])]);
      onUploaded(picture);
    },
    onError: (error) =>
      toast({
        title: t('Not Uploaded'),
        description: t.message(reasonOf(error, text('The picture could not be uploaded. Please try again.'))),
        variant: 'destructive',
      }),
  });

  /** The first picture among what was chosen, dropped or pasted. */
  function take(files: Iterable<File>) {
    const [file] = [...files].filter(({ type }) => type.startsWith('image/'));
    if (!file) {
      refuse(t('This file is not a picture. JPEG, PNG and WebP can be used.'));
      return;
    }
    if (file.size > OWN_PICTURE_MOST_BYTES) refuse(t('This picture is larger than 25 MB.'));
    else uploading.mutate(file);
  }

  function refuse(description: string) {
    toast({ title: t('Not Uploaded'), description, variant: 'destructive' });
  }

  return { take, isUploading: uploading.isPending };
}
export type Upload = ReturnType<typeof useUpload>;

async function upload(storeId: string, file: File): Promise<OwnPicture> {
  const { method, path } = ownPictureEndpoints.upload;
  const name = file.name.slice(-200);
  const response = await fetch(pathOf({ path }, { storeId }) + searchOf({ name }), {
    method,
    credentials: 'include',
    headers: { 'Accept-Language': document.documentElement.lang, 'Content-Type': file.type },
    body: file,
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return (await response.json()) as OwnPicture;
}
