import { screen, within } from '@testing-library/react';
import { ContentRoute } from '#web/shell/content/content-route.tsx';
import { contentReplies } from './content-replies.ts';
import { openPart } from './render.tsx';
import type { PreparedReply } from './replies.ts';

/** The content creator, with what a test does there. */
export function openContent(replies: readonly PreparedReply[] = [], address = '/social-media') {
  const view = openPart(<ContentRoute />, [...replies, ...contentReplies()], address);
  const { user, calls } = view;
  return {
    ...view,
    async chooseProduct(title = 'Copper Kettle') {
      await user.click(await screen.findByRole('button', { name: /^Product / }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Select a product' }));
      await user.click(await dialog.findByRole('button', { name: new RegExp(`^${title}`) }));
    },
    generate: () => user.click(screen.getByRole('button', { name: /^Generate/ })),
    posts: (ending: string) =>
      calls.filter(({ method, path }) => method === 'POST' && path.endsWith(ending)).map(({ body }) => body),
  };
}
