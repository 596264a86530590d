import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { CohortPicture } from './cohort-picture.tsx';
import { CustomerList } from './customer-list.tsx';
import { FirstCustomers } from './first-customers.tsx';
import { GroupsPicture } from './groups-picture.tsx';
import { LoyaltyFigures } from './loyalty-figures.tsx';

export function CustomersTab({ store, range }: { store: Store; range: RangeQuery }) {
  const { showsAll } = useReportAddress();
  if (showsAll) return <CustomerList store={store} />;
  return (
    <div className="grid min-w-0 gap-6">
      <FirstCustomers store={store} />
      <LoyaltyFigures store={store} range={range} />
      <GroupsPicture store={store} />
      <CohortPicture store={store} />
    </div>
  );
}
