/** What was asked could not be done, for a reason that its reader can do something about. */
export class Failed extends Error {
  override name = 'Failed';
}

/** What was typed is no command of ours. */
export class BadUse extends Error {
  override name = 'BadUse';
}
