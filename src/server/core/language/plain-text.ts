/** Small letters without marks: «İzmir» and «IZMIR» are one. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/ı/g, 'i').normalize('NFD').replace(/\p{M}/gu, '');
}
