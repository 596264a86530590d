import type { FastifyBaseLogger } from 'fastify';
import { csvFileName } from '#server/analytics/reports/csv.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { zonedTime } from '#server/core/time/local-time.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { AssetChange, AssetSet, adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import type { BodyOf } from '#shared/core/endpoint.ts';
import { editorFile, undoFile } from './editor-csv.ts';
import { createFeedCheck } from './feed-check.ts';
import { groupsOf, nameOfSet } from './new-set.ts';
import { assetProblems } from './problems.ts';
import { findAdProduct } from './products-repository.ts';
import {
  changeSet,
  deleteSet,
  findOtherNames,
  findSet,
  findSets,
  insertSet,
  MOST_SETS,
  recordExport,
  type SavedSet,
} from './repository.ts';
import type { AssetContent } from './rules/asset-content.ts';
import { problemsOf } from './rules/set-problems.ts';
import { wordGroups } from './word-groups.ts';
import { negativesFor } from './writer/negatives.ts';

interface Dependencies {
  db: Database;
  reports: ReportCache;
  textModel: TextModel | null;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const MOST_EXPORTS_SAVED = 20;

/** Search ads written from the catalogue, for Google Ads Editor; and how products would fare in Google's feed. */
export function createAdsAssets({ db, reports, textModel, now, log }: Dependencies) {
  const feed = createFeedCheck({ db, reports });

  async function list(store: OwnedStore): Promise<AssetSet[]> {
    const sets = await findSets(db, store);
    return sets.map((set) => {
      const others = sets.filter(({ id }) => id !== set.id).map(({ name }) => name);
      return { ...set, problems: problemsOf(set, others) };
    });
  }

  async function write(
    store: OwnedStore,
    { productIds, language }: BodyOf<typeof adsAssetEndpoints.write>,
  ): Promise<AssetSet> {
    const taken = (await findSets(db, store)).map(({ name }) => name);
    if (taken.length >= MOST_SETS) throw assetProblems.tooMany(MOST_SETS);
    const found = await Promise.all([...new Set(productIds)].map((id) => findAdProduct(db, store.id, id)));
    const products = found.filter((product) => product !== null);
    if (products.length < found.length) throw assetProblems.productGone();
    const { ads, wording } = await wordGroups(products, { store, language, textModel, log });
    const set = await insertSet(db, store, {
      name: nameOfSet(products, today(store), taken),
      language,
      dailyBudget: null,
      groups: groupsOf(products, ads),
      negatives: negativesFor(
        products.map(({ facts }) => facts),
        language,
      ),
      wording,
      createdAt: now(),
    });
    return withProblems(store, set);
  }

  /** What the owner typed stays as it is; which products the ads are for is not the owner's to type. */
  async function change(store: OwnedStore, setId: string, changed: AssetChange): Promise<AssetSet> {
    const { set } = (await findSet(db, store, setId)) ?? notFound();
    const { name, dailyBudget, groups, negatives } = changed;
    const content: AssetContent = {
      language: set.language,
      name: name ?? set.name,
      dailyBudget: dailyBudget === undefined ? set.dailyBudget : dailyBudget,
      groups: groups ? groups.map((group) => ({ ...group, ...productOf(group.productId, set) })) : set.groups,
      negatives: negatives ?? set.negatives,
    };
    const updated = (await changeSet(db, store, setId, content, now())) ?? notFound();
    return withProblems(store, updated);
  }

  async function remove(store: OwnedStore, setId: string) {
    if (!(await deleteSet(db, store, setId))) throw assetProblems.notFound();
    return { success: true };
  }

  async function editorCsv(store: OwnedStore, setId: string) {
    const { set, exported } = (await findSet(db, store, setId)) ?? notFound();
    const content = await exportable(store, set);
    const isNew = !exported.some((earlier) => undoFile([earlier]) === undoFile([content]));
    const kept = isNew ? [...exported, content].slice(-MOST_EXPORTS_SAVED) : exported;
    await recordExport(db, store, setId, { exported: kept, now: now() });
    return { fileName: csvFileName(set.name, 'google-ads-editor', today(store)), text: editorFile(content) };
  }

  /** Of everything that was exported; before that, of what would be. */
  async function undoCsv(store: OwnedStore, setId: string) {
    const { set, exported } = (await findSet(db, store, setId)) ?? notFound();
    const contents = exported.length > 0 ? exported : [await exportable(store, set)];
    return { fileName: csvFileName(set.name, 'undo', today(store)), text: undoFile(contents) };
  }

  async function exportable(store: OwnedStore, set: SavedSet): Promise<AssetContent> {
    const { problems, name, language, dailyBudget, groups, negatives } = await withProblems(store, set);
    if (problems.length > 0) throw assetProblems.notReady(problems.length);
    return { name, language, dailyBudget, groups, negatives };
  }

  async function withProblems(store: OwnedStore, set: SavedSet): Promise<AssetSet> {
    return { ...set, problems: problemsOf(set, await findOtherNames(db, store, set.id)) };
  }

  function today({ timeZone }: OwnedStore): string {
    const here = zonedTime(now(), timeZone);
    return here.toPlainDate().toString();
  }

  return { list, write, change, remove, editorCsv, undoCsv, ...feed };
}
export type AdsAssets = ReturnType<typeof createAdsAssets>;

function notFound(): never {
  throw assetProblems.notFound();
}

function productOf(productId: string, { groups }: SavedSet) {
  const group = groups.find((each) => each.productId === productId);
  if (!group) throw assetProblems.otherProducts();
  const { productTitle, imageUrl } = group;
  return { productTitle, imageUrl };
}
