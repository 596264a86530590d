import type { GeneratedContent } from '#shared/content/content.ts';
import type { OwnedShop } from './company.ts';

/** What an owner is answered who wants a caption with a picture now. */
export async function pictureOf({ owner, store, productIds }: OwnedShop): Promise<string> {
  const body = { productId: productIds[0], platform: 'instagram', includeImage: true };
  try {
    const path = `/api/social-media/${store.id}/generate-content`;
    const { imageUrl, notes } = await owner.ask<GeneratedContent>('POST', path, body);
    return imageUrl ? 'a picture' : `no picture (${notes.join(' ')})`;
  } catch (error) {
    return (error as Error).message.replace(/^.*answered /, '').slice(0, 160);
  }
}
