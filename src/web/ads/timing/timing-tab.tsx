import type { AdsResult } from '#shared/ads/ads.ts';
import { BestTimes } from './best-times.tsx';
import { BudgetSplit } from './budget-split.tsx';
import { Days } from './days.tsx';
import { Hours } from './hours.tsx';
import { Months } from './months.tsx';

/** When the store's customers buy, and how a budget is spread over it. */
export function TimingTab({ result }: { result: AdsResult }) {
  return (
    <div className="grid min-w-0 gap-4">
      <Hours result={result} />
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <BestTimes result={result} />
          <Days result={result} />
        </div>
        <BudgetSplit result={result} />
      </div>
      <Months result={result} />
    </div>
  );
}
