import { text } from '#shared/core/sentence.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';

const STEPS = [
  text('In Google Ads open Tools, then Shared library and Audience manager.'),
  text('Add a segment, choose Customer list, and upload the file as data that is hashed already.'),
  text(
    'Matching takes up to two days. Then use the segment in a campaign, to reach these people or to leave them out.',
  ),
  text(
    'Upload a new file now and then: people whose data was erased are in no new file, but stay in the old list.',
  ),
];

/** What is in the file, what Google makes of it, and under which conditions. */
export function UploadSteps({ leastUseful }: { leastUseful: number }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card title={t('What Google does with it')} className="min-w-0">
      <div className="grid gap-4 text-sm">
        <p className="text-ink-soft">
          {t(
            'The file holds hashes (SHA-256) of e-mail addresses, phone numbers and names, and the country in clear. No address can be read from it; Google finds those whose hashes it knows.',
          )}
        </p>
        <ol className="grid list-decimal gap-2 pl-5 marker:text-ink-faint">
          {STEPS.map((step) => (
            <li key={step} className="pl-1">
              {t(step)}
            </li>
          ))}
        </ol>
        <p className="text-ink-soft">
          {t(
            'Google shows ads to a list when it finds at least about {n} of its people active. By its policy any account that keeps the rules and pays its bills may watch a list or leave it out; to aim ads at a list alone, an account needs 90 days and 50,000 US dollars spent. The customers must be your own.',
            { n: format.number(leastUseful) },
          )}
        </p>
        <p>
          <a
            href="https://support.google.com/adspolicy/answer/6299717"
            target="_blank"
            rel="noreferrer"
            className="text-accent underline underline-offset-2"
          >
            {t('Google’s policy for customer lists')}
          </a>
        </p>
        <p className="text-ink-faint text-xs">
          {t(
            'A phone number without its country code is left out where the country of the customer does not make it certain. Postal codes are not read from your store, so addresses do not count for matching.',
          )}
        </p>
      </div>
    </Card>
  );
}
