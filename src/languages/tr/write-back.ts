import type { WriteBackWords } from '#languages/write-back-words.ts';

export const writeBack: WriteBackWords = {
  title: (about) => `Gönderi: ${about}`,
  untitled: 'Gönderi',
  out: (networks) => `${networks.join(', ')}.`,
  discount: ({ code, percent }) => `${code}: %${percent} indirim`,
  result({ orders, netSales, earned, isFinal }) {
    const counted = `${orders} sipariş, ${netSales} net satış`;
    if (earned === null) return `${counted}.`;
    return `${counted}, ${isFinal ? '' : 'şimdiye kadar '}${earned} kazanç.`;
  },
};
