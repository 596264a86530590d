import { Download, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { type adsCampaignEndpoints, CUSTOMER_MATCH_CSV } from '#shared/ads/ads-campaigns.ts';
import type { CustomerGroup } from '#shared/analytics/customer-reports.ts';
import { pathOf, type ReplyOf } from '#shared/core/endpoint.ts';
import type { Store } from '#shared/stores/stores.ts';
import { groupTexts } from '#web/analytics/customers/group-texts.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button, buttonLook } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { matchPreviewQuery } from './queries.ts';
import { UploadSteps } from './upload-steps.tsx';

type Preview = ReplyOf<typeof adsCampaignEndpoints.matchPreview>;

/** Own customers as a list for Google Ads, hashed before it leaves. */
export function CustomerMatchPart({ store }: { store: Store }) {
  const t = useT();
  return (
    <Loaded
      query={matchPreviewQuery(store.id)}
      failed={t('The customers could not be counted.')}
      waiting={
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-96 rounded-xl" />
          <Skeleton className="h-96 rounded-xl" />
        </div>
      }
      isEmpty={({ groups }) => groups.every(({ usable }) => usable === 0)}
      empty={
        <Card flush>
          <EmptyState icon={UsersRound} title={t('No customers for a list yet')}>
            {t(
              'A list needs customers with an order in the last 24 months whose e-mail address or phone number your store platform shares.',
            )}
          </EmptyState>
        </Card>
      }
    >
      {(preview) => (
        <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
          <ListChoice store={store} preview={preview} />
          <UploadSteps leastUseful={preview.leastUseful} />
        </div>
      )}
    </Loaded>
  );
}

function ListChoice({ store, preview }: { store: Store; preview: Preview }) {
  const t = useT();
  const format = useFormat();
  const [chosen, setChosen] = useState<readonly CustomerGroup[]>([]);
  const [consent, setConsent] = useState(false);
  const found = preview.groups.filter(({ usable }) => usable > 0);
  const groups = found.filter(({ group }) => chosen.includes(group)).map(({ group }) => group);
  const usable = found
    .filter(({ group }) => groups.includes(group))
    .reduce((sum, each) => sum + each.usable, 0);

  /** The word was given for the groups that stood there. */
  function choose(next: readonly CustomerGroup[]) {
    setChosen(next);
    setConsent(false);
  }

  return (
    <Card
      title={t('Who is on the list')}
      description={t('Customer groups by how recently, how often and how much they bought.')}
      className="min-w-0"
    >
      <div className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('Who is on the list')}</legend>
          <Button
            variant="ghost"
            size="small"
            className="-ml-2.5 justify-self-start"
            onClick={() => choose(groups.length === found.length ? [] : found.map(({ group }) => group))}
          >
            {groups.length === found.length ? t('Choose none') : t('Choose all')}
          </Button>
          {found.map(({ group, ...counted }) => (
            <Checkbox
              key={group}
              checked={chosen.includes(group)}
              onCheckedChange={(checked) =>
                choose(checked ? [...chosen, group] : chosen.filter((each) => each !== group))
              }
              label={
                <>
                  <span className="font-medium">{t(groupTexts[group].label)}</span>
                  <span className="block text-ink-soft text-xs tabular-nums">
                    {t(
                      '{customers} customers, {emails} with an e-mail address, {phones} with a phone number',
                      {
                        customers: format.number(counted.customers),
                        emails: format.number(counted.withEmail),
                        phones: format.number(counted.withPhone),
                      },
                    )}
                  </span>
                </>
              }
            />
          ))}
        </fieldset>
        <div className="grid gap-2 border-line border-t pt-4" aria-live="polite">
          <p className="text-sm tabular-nums">
            {t.plural(usable, {
              one: '{n} customer would be in the list.',
              other: '{n} customers would be in the list.',
            })}
          </p>
          {groups.length > 0 && usable < preview.leastUseful && (
            <p className="text-caution text-sm">
              {t(
                'Too few: Google shows ads only to a list of which it finds at least {n}, and it never finds them all.',
                { n: format.number(preview.leastUseful) },
              )}
            </p>
          )}
        </div>
        <Checkbox
          checked={consent}
          disabled={groups.length === 0}
          onCheckedChange={setConsent}
          label={
            <>
              <span className="font-medium">
                {t('These customers agreed that I share their data with Google for ads.')}
              </span>
              <span className="block text-ink-soft text-xs">
                {t(
                  'Google asks for it, and so does the law in many countries. Your confirmation is recorded with the day, the groups and how many customers the file held.',
                )}
              </span>
            </>
          }
        />
        <DownloadList store={store} groups={groups} isAllowed={consent && groups.length > 0} />
      </div>
    </Card>
  );
}

interface DownloadListProps {
  store: Store;
  groups: readonly CustomerGroup[];
  isAllowed: boolean;
}

/** A link once it may be followed: the browser writes the file as it comes. */
function DownloadList({ store, groups, isAllowed }: DownloadListProps) {
  const t = useT();
  const words = (
    <>
      <Download aria-hidden />
      {t('Download the list')}
    </>
  );
  if (!isAllowed)
    return (
      <Button
        blocked={
          groups.length === 0 ? t('Choose at least one group.') : t('Tick the box about consent first.')
        }
        className="justify-self-start"
      >
        {words}
      </Button>
    );
  const path = pathOf({ path: CUSTOMER_MATCH_CSV }, { storeId: store.id });
  return (
    <a
      href={path + searchOf({ groups: groups.join(','), consent: 'yes' })}
      download
      className={`${buttonLook({})} justify-self-start`}
    >
      {words}
    </a>
  );
}
