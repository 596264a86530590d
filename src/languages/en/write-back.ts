import type { WriteBackWords } from '#languages/write-back-words.ts';

export const writeBack: WriteBackWords = {
  title: (about) => `Post: ${about}`,
  untitled: 'Post',
  out: (networks) => `On ${networks.join(', ')}.`,
  discount: ({ code, percent }) => `${code}: ${percent}% off`,
  result({ orders, netSales, earned, isFinal }) {
    const counted = `${orders} ${orders === 1 ? 'order' : 'orders'}, ${netSales} net sales`;
    if (earned === null) return `${counted}.`;
    return `${counted}, ${earned} earned${isFinal ? '' : ' so far'}.`;
  },
};
