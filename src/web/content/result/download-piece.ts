import type { Piece } from '#web/content/piece.ts';
import { ApiError } from '#web/core/api/api-error.ts';

/** The video or picture as a file; a post without either as a text. */
export async function downloadPiece(
  { videoUrl, imageUrl, productTitle, platform }: Piece,
  text: string,
): Promise<void> {
  const name = fileName(productTitle ?? platform);
  const address = videoUrl ?? imageUrl;
  if (!address) return saveFile(new Blob([text], { type: 'text/plain' }), `${name}.txt`);
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  saveFile(await response.blob(), `${name}.${videoUrl ? 'mp4' : 'jpg'}`);
}

function saveFile(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: the browser still reads from it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** 'Çay Fincanı, 6’lı' → 'çay-fincanı-6-lı' */
function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'post'
  );
}
