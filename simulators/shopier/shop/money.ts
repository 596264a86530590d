/** Money is counted in hundredths (kuruş, cents); Shopier writes it as decimal text. */
export function parseMoney(text: string): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new Error(`"${text}" is no amount of money such as "299.90".`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

export type MoneyFormat = (hundredths: number) => string;

export const pointMoney: MoneyFormat = (hundredths) => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** "2.490,50" */
export const commaMoney: MoneyFormat = (hundredths) => {
  const [whole = '', fraction = ''] = pointMoney(hundredths).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`;
};
