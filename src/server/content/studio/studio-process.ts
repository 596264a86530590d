import sharp from 'sharp';
import { setCutOutModel } from './cut-out-model.ts';
import { drawPost, type PostRequest } from './draw-post.ts';
import { cleanPhoto, type FittedPhoto, fitPhoto } from './fit-photo.ts';
import { cleanLogo } from './logo.ts';
import { PhotoProblem } from './photo-problem.ts';
import type { StudioOrder, StudioReply } from './studio-protocol.ts';

/*
 * The program that draws: a process of its own, so that a picture neither holds up those who wait for figures, nor
 * takes the server down with it, and so that its memory is given back when nobody draws.
 */
sharp.cache(false);
sharp.concurrency(1);
setCutOutModel(process.argv[2]);

process.on('message', async (order: StudioOrder) => {
  const reply = await answer(order);
  process.send!(reply);
});
// The server is gone, in whatever way.
process.on('disconnect', () => process.exit(0));

async function answer(order: StudioOrder): Promise<StudioReply> {
  try {
    if ('work' in order) return { kind: 'fitted', photo: await fitted(order) };
    const { jpeg, width, height, altText } = await drawPost(order);
    return { kind: 'drawn', picture: { jpeg, width, height, altText } };
  } catch (error) {
    if (error instanceof PhotoProblem) return { kind: 'bad-photo', problem: error.kind };
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

function fitted(order: Exclude<StudioOrder, PostRequest>): Promise<FittedPhoto> {
  switch (order.work) {
    case 'fit':
      return fitPhoto(order);
    case 'clean':
      return cleanPhoto(order);
    case 'logo':
      return cleanLogo(order);
  }
}
