import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import { exampleAccount, exampleReport } from '#web/ads/testing/example-account.ts';
import { openAds } from '#web/ads/testing/open-ads.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';

const file = (text: string, name = 'Campaign report.csv') => new File([text], name, { type: 'text/csv' });
const REPORT = 'Campaign report\nCampaign,Clicks\nMugs,12\n';

async function openDialog(...[replies]: Parameters<typeof openAds>) {
  const view = openAds(replies);
  await view.user.click(await screen.findByRole('button', { name: 'Import a report' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Import a report' })) };
}

test('a chosen file is read, sent and listed with its days and what was left out', async () => {
  const imported = exampleReport({
    skipped: 2,
    problem: text('“abc” in the column “Clicks” is not a number.'),
  });
  const { user, dialog, posts } = await openDialog([
    once(answer(adsAccountEndpoints.read, exampleAccount())),
    answer(adsAccountEndpoints.read, exampleAccount({ reports: [imported] })),
    answer(adsAccountEndpoints.importReport, imported),
  ]);
  await user.upload(dialog.getByLabelText('Choose a file'), file(REPORT));
  expect(await screen.findByText('Imported: Campaign report')).toBeTruthy();
  expect(screen.getByText(/30 rows read\..*2 rows could not be read\./, { selector: 'div' })).toBeTruthy();
  expect(posts('/reports')).toEqual([{ name: 'Campaign report.csv', text: REPORT }]);
  const list = within(await dialog.findByRole('region', { name: 'Imported reports' }));
  expect(list.getByText(/^Oct 22 – Nov 20, 2026 · 30 rows · GBP · imported/)).toBeTruthy();
  expect(list.getByText('2 rows skipped: “abc” in the column “Clicks” is not a number.')).toBeTruthy();
});

test('a file can be dropped', async () => {
  const { dialog, posts } = await openDialog([answer(adsAccountEndpoints.importReport, exampleReport())]);
  const place = dialog.getByText('Drop the file here, or choose it.').parentElement!;
  fireEvent.drop(place, { dataTransfer: { files: [file(REPORT)] } });
  expect(await screen.findByText('Imported: Campaign report')).toBeTruthy();
  expect(posts('/reports')).toHaveLength(1);
});

test('a file that is no report says what was found, and one that is no text is not sent', async () => {
  const { user, dialog, posts } = await openDialog([
    refuse(adsAccountEndpoints.importReport, 400, {
      error: 'report_not_read',
      message: 'This report has no rows. Please choose days on which ads were shown.',
    }),
  ]);
  const input = dialog.getByLabelText('Choose a file');
  await user.upload(input, file('a,b\n'));
  expect(await dialog.findByText(/^This report has no rows/)).toBeTruthy();
  await user.upload(input, file('PK\u0003\u0004', 'report.csv'));
  expect(await dialog.findByText(/^This is an Excel workbook or an archive/)).toBeTruthy();
  expect(posts('/reports')).toHaveLength(1);
});

test('a report is deleted after a question', async () => {
  const { user, dialog, calls } = await openDialog([
    once(answer(adsAccountEndpoints.read, exampleAccount({ reports: [exampleReport()] }))),
    answer(adsAccountEndpoints.deleteReport, { success: true }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Delete Campaign report (Campaign report.csv)' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this report?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Report Deleted')).toBeTruthy();
  expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith(exampleReport().id))).toBe(
    true,
  );
});

test('which exports are understood is said step by step', async () => {
  const { dialog } = await openDialog();
  for (const name of ['Campaign report', 'Search terms report', 'Auction insights'])
    expect(dialog.getByText(name)).toBeTruthy();
  expect(dialog.getAllByText('Choose Download, then .csv.')).toHaveLength(3);
});
