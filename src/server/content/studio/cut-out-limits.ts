/** What the process that draws may take where a model of the operator's helps it: an IS-Net takes some 2 GB. */
export const MOST_BYTES_WITH_MODEL = 4 * 1024 ** 3;
/** What such a model may take of that, and how long it may look at a picture. */
export const MODEL_LIMITS = { bytes: 3 * 1024 ** 3, ms: 60_000 };
