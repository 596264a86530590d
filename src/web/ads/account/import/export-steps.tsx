import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';

/* Google renames its menus now and then: only what has stood for years is named (reference: google-ads 4.1, 4.2). */
const REPORTS = [
  {
    title: text('Campaign report'),
    about: text('Cost, clicks, conversions and their value for each campaign.'),
    steps: [
      text('In Google Ads, open Campaigns and choose the days at the top right.'),
      text(
        'Under Columns, show at least Cost, Impr., Clicks, Conversions and Conv. value. Search impr. share tells what was missed.',
      ),
      text('If you want to see trends, choose Day under Segment.'),
      text('Choose Download, then .csv.'),
    ],
  },
  {
    title: text('Search terms report'),
    about: text('What people typed before they saw your ads, and where money is wasted.'),
    steps: [
      text('In Google Ads, open the search terms of your campaigns and choose the days.'),
      text('Show Cost, Impr., Clicks, Conversions and Conv. value.'),
      text('Choose Download, then .csv.'),
    ],
  },
  {
    title: text('Auction insights'),
    about: text('Who else bids for the same searches.'),
    steps: [
      text('In Google Ads, open Auction insights of your search or Shopping campaigns and choose the days.'),
      text('Choose Download, then .csv.'),
    ],
  },
] as const;

/** Which exports are understood, and how each is made. */
export function ExportSteps({ only }: { only?: 'auction_insights' }) {
  const t = useT();
  const shown = only ? REPORTS.slice(2) : REPORTS;
  return (
    <div className="grid gap-1">
      {!only && (
        <h3 className="font-medium font-sans text-sm tracking-normal">
          {t('How to export from Google Ads')}
        </h3>
      )}
      {shown.map(({ title, about, steps }) => (
        <details key={title} open={only !== undefined} className="group border-line border-b last:border-b-0">
          <summary className="cursor-pointer rounded py-2 text-sm">
            <span className="font-medium">{t(title)}</span>
            <span className="block text-ink-soft text-xs">{t(about)}</span>
          </summary>
          <ol className="grid list-decimal gap-1 pb-3 pl-5 text-ink-soft text-sm">
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </details>
      ))}
      <p className="text-ink-faint text-xs">
        {t(
          'English, Turkish, German, French, Spanish and Portuguese exports are understood, also “Excel .csv”.',
        )}
      </p>
    </div>
  );
}
