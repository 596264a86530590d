import { useQuery } from '@tanstack/react-query';
import { addDays } from '#web/core/app/zone.ts';
import { quietWeeksQuery } from './queries.ts';

/** Whether a local day is in a week that stays without posts; never where no store is named. */
export function useQuietDays(storeId: string | null): (day: string) => boolean {
  const { data } = useQuery({ ...quietWeeksQuery(storeId ?? ''), enabled: storeId !== null });
  return (day) => data?.quietWeeks.includes(mondayOf(day)) ?? false;
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
