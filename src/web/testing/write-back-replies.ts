import {
  type Witness,
  WRITE_BACK_KINDS,
  type WriteBack,
  type WriteBackKind,
  type WriteBackSwitch,
  type WrittenMark,
  type WrittenMarks,
  writeBackEndpoints,
} from '#shared/publishing/write-back.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from './example-store.ts';
import { answer, type PreparedReply } from './replies.ts';

const PERMISSIONS: Record<WriteBackKind, string> = {
  annotations: 'write_analytics_annotations',
  activities: 'write_marketing_events',
  order_marks: 'write_orders',
  discount_codes: 'write_discounts',
};

/** Nothing is switched on, unless a test says so. */
export function exampleWriteBack(
  change: Partial<WriteBack> = {},
  switches: Partial<Record<WriteBackKind, Partial<WriteBackSwitch>>> = {},
): WriteBack {
  return {
    isTaken: true,
    way: 'consent',
    currency: 'GBP',
    switches: WRITE_BACK_KINDS.map((kind) => ({
      kind,
      isOn: false,
      isAllowed: null,
      permissions: [PERMISSIONS[kind]],
      counts: {},
      ...switches[kind],
    })),
    witness: null,
    ...change,
  };
}

export function exampleWitness(change: Partial<Witness> = {}): Witness {
  return {
    askedAt: '2026-11-21T12:00:00.000Z',
    firstDay: '2026-10-23',
    lastDay: '2026-11-21',
    reason: null,
    total: { theirs: 412, ours: 412 },
    posts: [
      {
        postId: '5e3c4d10-0000-4000-8000-000000000001',
        title: 'Post: Copper Kettle',
        theirs: 412,
        ours: 412,
      },
    ],
    unmarked: 0,
    ...change,
  };
}

/** `at` distinguishes several. */
export function exampleMark(change: Partial<WrittenMark> = {}, at = 1): WrittenMark {
  return {
    kind: 'annotations',
    subject: `5e3c4d10-0000-4000-8000-${String(at).padStart(12, '0')}`,
    title: 'Post: Copper Kettle',
    text: 'On Instagram. 3 orders, £41.20 net sales, £18.10 earned so far. #5e3c4d10',
    state: 'written',
    reason: null,
    changedAt: '2026-11-21T11:00:00.000Z',
    ...change,
  };
}

/** Everything the screen asks for. What a test puts before it is answered instead. */
export function writeBackReplies(
  writeBack = exampleWriteBack(),
  marks: WrittenMarks = { marks: [], next: null },
): PreparedReply[] {
  return [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(writeBackEndpoints.get, writeBack),
    answer(writeBackEndpoints.change, writeBack),
    answer(writeBackEndpoints.marks, marks),
    answer(writeBackEndpoints.remove, { success: true }),
    answer(writeBackEndpoints.removeAll, { success: true }),
  ];
}
