import {
  type DrawnPicture,
  type OwnPicture,
  ownPictureEndpoints,
  type PictureBeginning,
  pictureEndpoints,
} from '#shared/content/own-pictures.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import { answer, type PreparedReply } from './replies.ts';

export const exampleDesign: PictureDesign = {
  look: 'clean',
  headline: 'Slow mornings, well poured',
  offer: null,
  steps: [],
  showsPrice: true,
  crop: null,
};

export function exampleBeginning(change: Partial<PictureBeginning> = {}): PictureBeginning {
  return {
    composition: {
      productId: '1',
      photoUrl: null,
      sourceMediaId: null,
      design: exampleDesign,
      plain: { fit: 'pad', crop: null },
      platform: 'instagram',
      contentType: 'product',
      language: 'en',
      seed: 7,
    },
    design: exampleDesign,
    isCurrent: true,
    altText: 'Copper Kettle on a paper-coloured ground',
    product: {
      id: '1',
      title: 'Copper Kettle',
      photos: ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'],
    },
    notes: [],
    ...change,
  };
}

export function exampleDrawn(change: Partial<DrawnPicture> = {}): DrawnPicture {
  return {
    imageUrl: 'data:image/jpeg;base64,AAAA',
    width: 640,
    height: 800,
    altText: 'Copper Kettle, cut out on a coloured ground.',
    notes: [],
    ...change,
  };
}

export function exampleOwnPicture(change: Partial<OwnPicture> = {}): OwnPicture {
  const id = change.id ?? '5d0b6f9c-0000-4000-8000-000000000001';
  return {
    id,
    imageUrl: `/api/media/${id}`,
    name: 'kitchen.jpg',
    width: 1200,
    height: 900,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...change,
  };
}

/** Everything the picture editor asks for. */
export function pictureReplies(): PreparedReply[] {
  return [
    answer(pictureEndpoints.begin, exampleBeginning()),
    answer(pictureEndpoints.draw, exampleDrawn()),
    answer(ownPictureEndpoints.list, []),
    answer(ownPictureEndpoints.upload, exampleOwnPicture()),
    answer(ownPictureEndpoints.remove, { success: true }),
  ];
}
