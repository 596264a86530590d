import type { Role } from '#shared/core/permissions.ts';
import { type Text, text } from '#shared/core/sentence.ts';

export const ROLE_NAMES: Record<Role, Text> = {
  owner: text('Owner'),
  manager: text('Manager'),
  editor: text('Editor'),
  approver: text('Approver'),
  viewer: text('Viewer'),
};

export const ROLE_EXPLANATIONS: Record<Role, Text> = {
  owner: text('Everything, in all stores: members, and disconnecting stores, too.'),
  manager: text('Writes and approves posts, and settles how stores and accounts work.'),
  editor: text('Writes posts and content. What is written waits for approval before it goes out.'),
  approver: text('Looks at everything and decides which posts go out.'),
  viewer: text('Looks at everything and changes nothing.'),
};
