import { expect, test } from 'vitest';
import { exampleAllStores, exampleStores } from '#web/testing/example-all-stores.ts';
import { comparedValue, groupsIn, salesInGroup, shareOfGroup } from './store-groups.ts';

const reply = exampleAllStores();
const [pounds, liras] = groupsIn(reply, exampleStores);

test('each group holds its stores, and their shares make the whole', () => {
  expect(pounds!.members.map(({ store }) => store.storeName)).toEqual(['Tea House', 'Garden Shed']);
  expect(liras!.members.map(({ store }) => store.storeName)).toEqual(['Lale']);
  expect(pounds!.members.map((member) => shareOfGroup(member, pounds!.group))).toEqual([0.75, 0.25]);
});

test('a store that sells in another currency counts by what was converted', () => {
  const [house] = reply.stores;
  const converted = { store: exampleStores[0], figures: { ...house!, convertedRevenue: 260_000 } };
  expect(salesInGroup(converted)).toBe(260_000);
});

test('what is compared is that of the stores with both periods alone', () => {
  expect(comparedValue('totalRevenue', pounds!)).toBe(225_000);
  expect(comparedValue('totalRevenue', liras!)).toBe(liras!.group.details.totalRevenue.value);
  expect(comparedValue('averageOrderValue', pounds!)).toBeNull();
});
