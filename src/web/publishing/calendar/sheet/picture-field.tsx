import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { ContentPlatform, SavedPost } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { Store } from '#shared/stores/stores.ts';
import { PostPictures } from '#web/content/carousel/post-pictures.tsx';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextArea } from '#web/core/ui/field.tsx';
import type { PictureAbout } from './about-picture.ts';
import { HistoryPicker } from './history-picker.tsx';
import type { PostForm } from './post-form.ts';

interface PictureFieldProps {
  store: Store;
  form: Pick<PostForm, 'imageUrl' | 'altText' | 'morePictures' | 'caption'>;
  about: PictureAbout;
  /** Whose shape it gets where it has none yet. */
  platform: ContentPlatform;
  /** Where it goes out to. */
  networks: readonly ContentPlatform[];
  edit: (change: Partial<PostForm>) => void;
}

/** Pictures that were made for the store, to be changed as the post is. */
export function PictureField({ store, form, about, platform, networks, edit }: PictureFieldProps) {
  const t = useT();
  const { imageUrl, altText, morePictures, caption } = form;
  const isSeveral = morePictures.length > 0;
  const [place, setPlace] = useState(0);
  const [isChoosing, setChoosing] = useState(false);

  function choose(saved: SavedPost) {
    edit({ imageUrl: saved.imageUrl, altText: saved.altText, morePictures: saved.morePictures });
    setChoosing(false);
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {imageUrl && !isSeveral && (
          <img
            src={imageUrl}
            alt={altText ?? ''}
            className="size-14 rounded-md border border-line bg-sunken object-cover"
          />
        )}
        <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
          <ImagePlus aria-hidden />
          {imageUrl ? t('Choose another picture') : t('Choose a picture')}
        </Button>
        {imageUrl && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => edit({ imageUrl: null, altText: null, morePictures: [] })}
          >
            {isSeveral ? t('Remove the pictures') : t('Remove the picture')}
          </Button>
        )}
      </div>
      <PostPictures
        store={store}
        size="small"
        subject={{ ...about, platform, imageUrl, altText, caption }}
        pictures={{ imageUrl, altText, morePictures }}
        onChange={edit}
        place={place}
        onPlace={setPlace}
      />
      {imageUrl && !isSeveral && (
        <Field label={t('Alt Text')} hint={altTextHint(networks, t)}>
          <TextArea
            value={altText ?? ''}
            maxLength={1000}
            rows={2}
            className="field-sizing-content max-h-48 min-h-16"
            onChange={({ target }) => edit({ altText: target.value || null })}
          />
        </Field>
      )}
      <HistoryPicker
        store={store}
        open={isChoosing}
        onOpenChange={setChoosing}
        title={t('Choose a picture')}
        fits={(saved) => saved.imageUrl !== null && saved.contentFormat === 'post'}
        onChoose={choose}
      />
    </div>
  );
}

function altTextHint(networks: readonly ContentPlatform[], t: Translate): string {
  const silent = networks.filter((network) => !NETWORKS[network].altText);
  if (silent.length === 0) return t('Read aloud to people who cannot see the picture.');
  const named = new Intl.ListFormat(t.locale).format(silent.map((network) => NETWORKS[network].name));
  return t('Read aloud to people who cannot see the picture. {networks} does not show it.', {
    networks: named,
  });
}
