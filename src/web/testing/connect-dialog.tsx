import { screen, within } from '@testing-library/react';
import { type Environment, environmentEndpoints } from '#shared/stores/environment.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { StoresPage } from '#web/stores/connect/stores-page.tsx';
import { openPart } from './render.tsx';
import { answer, type PreparedReply } from './replies.ts';

export const plainInstallation: Environment = {
  contactEmail: 'hello@example.com',
  simulated: [],
  oauthPlatforms: [],
  sendsMail: true,
  demoStores: [],
};

/** The connect dialog over an empty stores page, with what a test does there. */
export async function openConnectDialog(
  replies: readonly PreparedReply[],
  { oauthPlatforms = [], simulated = [] }: Partial<Environment> = {},
) {
  const view = openPart(
    <StoresPage />,
    [
      ...replies,
      answer(storeEndpoints.list, []),
      answer(environmentEndpoints.read, { ...plainInstallation, oauthPlatforms, simulated }),
    ],
    '/stores',
  );
  const { user } = view;
  const [button] = await screen.findAllByRole('button', { name: 'Connect Store' });
  await user.click(button!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Store' }));
  const chosen = () => dialog.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  return {
    ...view,
    dialog,
    choose: (name: string) => user.click(dialog.getByRole('radio', { name })),
    /** What stands chosen as platform and method. */
    choices: () => chosen().map(({ value }) => value),
    type: (label: string, typed: string) => user.type(dialog.getByLabelText(label), typed),
    submit: () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Connect( via OAuth)?$/ }),
    posts: () => view.calls.filter(({ method }) => method === 'POST'),
  };
}
