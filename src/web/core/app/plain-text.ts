/** 'İÇERİK', 'icerik' and 'ıçerik' are the same to a search; ı is a letter of its own, not an i without its dot. */
export function plainText(typed: string): string {
  return typed.replace(/[ıİI]/g, 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
