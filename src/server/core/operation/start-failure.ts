/** Why a process cannot do its work, in a sentence for its operator: no fault of ours, so no stack belongs to it. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
