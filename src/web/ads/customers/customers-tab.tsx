import type { AdsResult } from '#shared/ads/ads.ts';
import { Ages } from './ages.tsx';
import { Baskets } from './baskets.tsx';
import { BuyerFigures } from './buyer-figures.tsx';
import { Devices } from './devices.tsx';
import { Groups } from './groups.tsx';
import { Interests } from './interests.tsx';
import { Places } from './places.tsx';

/** Who buys: what the store has counted, and what only an ads account could add. */
export function CustomersTab({ result }: { result: AdsResult }) {
  return (
    <div className="grid min-w-0 gap-4">
      <BuyerFigures result={result} />
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Groups result={result} />
          <Baskets result={result} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Places result={result} />
          <Interests result={result} />
          <Devices result={result} />
          <Ages result={result} />
        </div>
      </div>
    </div>
  );
}
