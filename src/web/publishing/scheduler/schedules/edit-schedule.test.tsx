import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { templateEndpoints } from '#shared/content/templates.ts';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { SchedulerPage } from '#web/publishing/scheduler/page/scheduler-page.tsx';
import { exampleTemplate } from '#web/testing/content-replies.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { exampleSchedule, schedulerReplies } from '#web/testing/scheduler-replies.ts';

const template = exampleTemplate({ name: 'New in the shop' });

async function openDialog(replies: readonly PreparedReply[] = []) {
  const view = openPart(
    <SchedulerPage />,
    [...replies, answer(templateEndpoints.list, [template]), ...schedulerReplies()],
    '/social-media-scheduler',
  );
  await view.user.click(await screen.findByRole('button', { name: 'Edit Evenings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Schedule' }));
  return {
    ...view,
    dialog,
    save: () => view.user.click(dialog.getByRole('button', { name: 'Save changes' })),
    sent: () =>
      view.calls
        .filter(({ method, path }) => method === 'POST' && path.endsWith(exampleSchedule().id))
        .map(({ body }) => body),
  };
}

test('a schedule gets another template, name and content, and begins as it stands', async () => {
  const changed = answer(scheduleEndpoints.change, exampleSchedule({ name: 'Late evenings' }));
  const { user, dialog, save, sent } = await openDialog([changed]);
  const name = dialog.getByLabelText<HTMLInputElement>('Schedule Name');
  expect(name.value).toBe('Evenings');
  await user.clear(name);
  await user.type(name, 'Late evenings');
  await user.selectOptions(await dialog.findByLabelText('Template'), 'New in the shop');
  await user.click(dialog.getByRole('checkbox', { name: 'Promotional' }));
  await save();
  expect(await screen.findByText('Schedule Saved')).toBeTruthy();
  expect(sent()).toEqual([
    {
      name: 'Late evenings',
      contentTypes: ['product', 'lifestyle', 'promotional'],
      autoGenerate: true,
      approvalRequired: true,
      templateId: template.id,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a template is taken away, and what writing no more means is said before it is saved', async () => {
  const { id, name } = template;
  const written = exampleSchedule({ template: { id, name, isActive: true } });
  const { user, dialog, save, sent } = await openDialog([
    answer(scheduleEndpoints.list, [written]),
    answer(scheduleEndpoints.change, exampleSchedule()),
  ]);
  const select = await dialog.findByLabelText<HTMLSelectElement>('Template');
  expect(select.value).toBe(id);
  await user.selectOptions(select, 'None: Vitrin writes');
  expect(dialog.queryByText(/leave the calendar/)).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /^Auto-generate content/ }));
  expect(dialog.getByText(/leave the calendar/)).toBeTruthy();
  await save();
  await screen.findByText('Schedule Saved');
  expect(sent()).toMatchObject([{ templateId: null, autoGenerate: false }]);
});

test('a schedule without a name, or that is refused, stays open and says why', async () => {
  const refused = refuse(scheduleEndpoints.change, 404, {
    error: 'not_found',
    message: 'This template no longer exists.',
  });
  const { user, dialog, save, sent } = await openDialog([refused]);
  const name = dialog.getByLabelText('Schedule Name');
  await user.clear(name);
  await save();
  expect(dialog.getByText('Name Required')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(sent()).toEqual([]);
  await user.type(name, 'Evenings');
  await save();
  expect(await dialog.findByText('This template no longer exists.')).toBeTruthy();
});
