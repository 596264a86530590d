/** Why a process cannot do its work, in a sentence for whoever runs it: no fault of ours, so no stack belongs to it. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
