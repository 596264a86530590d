import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Experiments, experimentEndpoints } from '#shared/publishing/experiments.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import {
  EXPERIMENT_ID,
  exampleExperiment,
  exampleExperiments,
  exampleFinished,
  exampleOffer,
  experimentReplies,
} from '#web/testing/experiment-replies.ts';
import { openApp, openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse, signedIn } from '#web/testing/replies.ts';
import { ExperimentScreen } from './experiment-screen.tsx';

function openScreen(experiments: Partial<Experiments> = {}, replies: readonly PreparedReply[] = []) {
  const all = exampleExperiments(experiments);
  return openPart(
    <ExperimentScreen />,
    [...replies, ...experimentReplies(all)],
    '/social-media-scheduler/experiment',
  );
}
const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('the experiment stands in the app under its address, and leads to the calendar', async () => {
  openApp('/social-media-scheduler/experiment', [signedIn, ...experimentReplies()]);
  expect(await screen.findByRole('heading', { name: 'Experiment', level: 1 })).toBeTruthy();
  const back = await screen.findByRole('link', { name: 'Schedules and calendar' });
  expect(back.getAttribute('href')).toBe('/social-media-scheduler');
});

test('without a store there is one thing to do, and what could not be read can be asked for again', async () => {
  const { unmount } = openScreen({}, [answer(storeEndpoints.list, [])]);
  expect(await screen.findByRole('heading', { name: 'No stores connected' })).toBeTruthy();
  unmount();
  const { user } = openScreen({}, [once(refuse(experimentEndpoints.get, 500, 'broken'))]);
  expect(await screen.findByText('Failed to load the experiment.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Plan an experiment' })).toBeTruthy();
});

test('how long it takes is said for each effect, and what is too long is not offered', async () => {
  const { user } = openScreen();
  const offer = await card('Plan an experiment');
  expect(offer.getByText('16 weeks')).toBeTruthy();
  expect(offer.getByText(/it takes 16 weeks to see \+15%.*Nov 23.*Mar 14/)).toBeTruthy();
  expect(offer.getByText(/usually differ by 14% in your store \(last 45 weeks\)/)).toBeTruthy();
  await user.click(offer.getByRole('radio', { name: '+10%' }));
  expect(offer.getByText(/this would need 30 weeks to see \+10%.*does not offer it/)).toBeTruthy();
  expect(offer.queryByRole('button', { name: 'Draw the weeks and start' })).toBeNull();
  await user.click(offer.getByRole('radio', { name: '+25%' }));
  expect(offer.getByText('10 weeks')).toBeTruthy();
  expect(offer.getByRole('button', { name: 'Draw the weeks and start' })).toBeTruthy();
});

test.each([
  [{ obstacle: 'history', fullWeeks: 12 }, /needs 26 full weeks of sales before it. Your store has 12./],
  [{ obstacle: 'empty_week', emptyWeek: '2026-09-14' }, /In the week of Sep 14.–.20 your store sold nothing/],
  [{ obstacle: 'records' }, /still reading your earlier orders/],
] as const)('what stands against any experiment is said with its figures: %o', async (given, words) => {
  openScreen({ offer: exampleOffer({ ...given, options: [], usualDifference: null }) });
  const offer = await card('Not offered for this store yet');
  expect(offer.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /start/i })).toBeNull();
});

test('a store whose weeks are too unlike reads how long it would take', async () => {
  openScreen({
    offer: exampleOffer({
      options: [
        { effect: 10, weeks: null, isOffered: false },
        { effect: 15, weeks: 71, isOffered: false },
        { effect: 25, weeks: 30, isOffered: false },
      ],
    }),
  });
  const offer = await card('Not offered for this store');
  expect(offer.getByText(/this would need 71 weeks to see \+15%/)).toBeTruthy();
});

test('posts that are planned already are listed, and starting asks first', async () => {
  const plannedPosts = [
    { id: EXPERIMENT_ID, title: 'Copper Kettle', scheduledFor: '2026-11-24T09:00:00.000Z' },
  ];
  const begun = exampleExperiments({ offer: null, current: exampleExperiment() });
  const { user, calls } = openScreen({ offer: exampleOffer({ plannedPosts }) }, [
    answer(experimentEndpoints.start, begun),
  ]);
  const offer = await card('Plan an experiment');
  const link = offer.getByRole('link', { name: 'Copper Kettle' });
  expect(link.getAttribute('href')).toContain(`scheduled=${EXPERIMENT_ID}`);
  await user.click(offer.getByRole('button', { name: 'Draw the weeks and start' }));
  const question = within(await screen.findByRole('dialog', { name: 'Start on Monday, November 23?' }));
  await user.dblClick(question.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('region', { name: 'Week 2 of 4' })).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ effect: 15 }]);
});

test('while it runs the plan is shown and no sales, and ending early asks first', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T09:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = exampleExperiment({
    state: 'stopped',
    endedAt: '2026-12-01T09:00:00.000Z',
    currentWeek: null,
  });
  const { user } = openScreen({ offer: null, current: exampleExperiment() }, [
    answer(experimentEndpoints.end, exampleExperiments({ past: [stopped] })),
  ]);
  const current = await card('Week 2 of 4');
  expect(current.getByText('This week without posts')).toBeTruthy();
  expect(current.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Nov 23.–.29With postskept$/),
    expect.stringMatching(/^Nov 30.–.Dec 6Without posts$/),
    expect.stringMatching(/Without posts$/),
    expect.stringMatching(/With posts$/),
  ]);
  expect(current.getByText(/The result comes on Wednesday, December 23/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/£|\$/);
  await user.click(current.getByRole('button', { name: 'End early' }));
  const question = within(await screen.findByRole('dialog', { name: 'End without a result?' }));
  await user.click(question.getByRole('button', { name: 'End the experiment' }));
  const past = await card(/^Experiment from/);
  expect(past.getByText(/was ended on Dec 1, 2026, before its time, so it has no result/)).toBeTruthy();
});

test.each([
  [{ low: 0.04, high: 0.31 }, 'Sales were 4% to 31% higher in weeks with posts.'],
  [{ low: -0.12, high: -0.03 }, 'Sales were 3% to 12% lower in weeks with posts.'],
  [
    { low: -0.06, high: 0.14 },
    'No difference could be found: sales were between 6% lower and 14% higher in weeks with posts.',
  ],
  [{ low: 0.004, high: 0.2 }, 'Sales were 0.4% to 20% higher in weeks with posts.'],
  [
    { low: null, high: 0.2, method: 'signs' as const },
    'Nothing can be said: too much of the sales is missing in one of the two kinds of weeks.',
  ],
])('a result is said as an interval: %o', async (estimate, words) => {
  openScreen({ past: [exampleFinished(estimate)] });
  const past = await card(/^Experiment from/);
  expect(past.getByText(words)).toBeTruthy();
  expect(past.getByText(/90 of 100 such intervals hold the truth/)).toBeTruthy();
});

test('a result shows what each week sold, what was not kept, and how it is computed', async () => {
  const { weeks } = exampleFinished();
  const broken = weeks.map((week, at) => ({ ...week, isKept: at > 1 }));
  const { user } = openScreen({ past: [exampleFinished({}, { weeks: broken })] });
  const past = await card(/^Experiment from/);
  const rows = within(past.getByRole('table', { name: 'Net sales by week' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Nov 23.–.29With · 5£1,180\.50$/),
    expect.stringMatching(/Without · 0£1,001\.00/),
    expect.stringMatching(/Without · 0£1,002\.00/),
    expect.stringMatching(/With · 5£1,183\.50/),
  ]);
  expect(past.getByText(/In 1 week without posts something went out all the same/)).toBeTruthy();
  expect(past.getByText(/In 1 week with posts Vitrin published nothing/)).toBeTruthy();
  await user.click(past.getByText('How this is computed'));
  expect(past.getByText(/82 of 100 such experiments find \+15%/)).toBeTruthy();
  expect(past.getByText(/drawn with the number 1234567/)).toBeTruthy();
});

test('in Turkish it says the same', async () => {
  await switchLanguage('tr');
  onTestFinished(() => switchLanguage('en'));
  openScreen({ past: [exampleFinished()] });
  expect(
    await screen.findByText('Gönderili haftalarda satışlar %4 ile %31 arasında daha yüksekti.'),
  ).toBeTruthy();
});
