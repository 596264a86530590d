import { useId } from 'react';
import { classNames } from '#web/core/ui/class-names.ts';

const tones = {
  /** On the page. */
  page: '[--w-lamp:var(--ink)] [--w-shelf:var(--ink)] [--w-strong:var(--accent)] [--w-soft:var(--window-soft)] [--w-light:var(--window-light)]',
  /** On a coloured panel. */
  panel:
    '[--w-lamp:#fff] [--w-shelf:#fff] [--w-strong:#fff] [--w-soft:#8896f5] [--w-light:rgb(255_207_112/0.38)]',
};

/** Vitrin's own picture: a lamp hangs from the awning and lights what is on the shelf. */
export function ShopWindow({ tone, className }: { tone: keyof typeof tones; className?: string }) {
  const light = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 520 440"
      preserveAspectRatio="xMidYMin"
      className={classNames('overflow-visible', tones[tone], className)}
    >
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--w-light)" />
          <stop offset="1" stopColor="var(--w-light)" stopOpacity="0.15" />
        </linearGradient>
      </defs>
      <path d="M222 118h76l152 282H70z" fill={`url(#${light})`} />
      <path d="M260-60v140" stroke="var(--w-lamp)" strokeWidth="2.5" />
      <path d="M204 118a56 56 0 0 1 112 0z" fill="var(--w-lamp)" />
      <path d="M242 118a18 18 0 0 0 36 0z" fill="#ffcf70" />
      <path d="M40 400h440" stroke="var(--w-shelf)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M122 398c-16-16-24-38-24-58 0-26 16-40 22-52v-26h40v26c6 12 22 26 22 52 0 20-8 42-24 58z"
        fill="var(--w-strong)"
      />
      <path
        d="M98 332h84c.3 2.6.4 5.3.4 8 0 6-.7 12-2.2 18H99.8c-1.5-6-2.2-12-2.2-18 0-2.700.1-5.400.4-8z"
        fill="var(--w-soft)"
      />
      <path d="M214 330h98v68h-98z" fill="#ffcf70" />
      <path d="M206 310h114v24H206z" fill="var(--w-strong)" />
      <path d="M254 310h18v88h-18z" fill="var(--w-soft)" />
      <path
        d="M372 296c0-40 44-40 44 0"
        fill="none"
        stroke="var(--w-strong)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M350 294h88l10 104H340z" fill="var(--w-soft)" />
      <path d="M374 330h40a20 20 0 0 1-40 0z" fill="var(--w-strong)" />
    </svg>
  );
}
