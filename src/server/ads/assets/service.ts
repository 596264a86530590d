import type { FastifyBaseLogger } from 'fastify';
import { csvFileName } from '#server/analytics/reports/csv.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { zonedTime } from '#server/core/time/local-time.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import {
  type AdGroup,
  type AssetChange,
  type AssetSet,
  type adsAssetEndpoints,
  DESCRIPTIONS,
  GROUP_NAME_MOST,
  HEADLINES,
} from '#shared/ads/ads-assets.ts';
import type { BodyOf } from '#shared/core/endpoint.ts';
import { say, text } from '#shared/core/sentence.ts';
import { editorFile, undoFile } from './editor-csv.ts';
import { createFeedCheck } from './feed-check.ts';
import { type AdProduct, findAdProduct } from './products-repository.ts';
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
import { catalogueText } from './writer/short-names.ts';
import type { WrittenAd } from './writer/write-ad.ts';

const LONGEST_TITLE_IN_NAME = 60;

const assetProblems = {
  notFound: () => new Problem(404, 'not_found', text('These ads no longer exist.')),
  productGone: () =>
    new Problem(
      404,
      'product_not_found',
      text('One of these products is not on sale any more. Please choose again.'),
    ),
  tooMany: (most: number) =>
    new Problem(
      409,
      'too_many_ads',
      say('There are {most} sets of ads already. Please delete one first.', { most }),
    ),
  otherProducts: () =>
    new Problem(400, 'invalid_request', text('Ads of a set are for the products it was written for.')),
  notReady: (count: number) =>
    new Problem(
      409,
      'ads_not_ready',
      say('Google would refuse {count} of these texts or settings. Please correct what is marked first.', {
        count,
      }),
      { problems: count },
    ),
};

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
    return (await deleteSet(db, store, setId)) ?? notFound();
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

/** «Vitrin – Mug and 2 more – 2026-11-21»; counted on where that name is taken. */
function nameOfSet(products: AdProduct[], day: string, taken: string[]): string {
  const [first] = products;
  const title = nameOf(first!).slice(0, LONGEST_TITLE_IN_NAME).trim();
  const more = products.length > 1 ? ` + ${products.length - 1}` : '';
  return untaken(`Vitrin – ${title}${more} – ${day}`, taken);
}

function groupsOf(products: AdProduct[], ads: WrittenAd[]): AdGroup[] {
  const names: string[] = [];
  return products.map((product, at) => {
    const { facts, pageUrl } = product;
    const { headlines, descriptions, ...rest } = ads[at]!;
    const name = untaken(
      nameOf(product)
        .slice(0, GROUP_NAME_MOST - 5)
        .trim(),
      names,
    );
    names.push(name);
    return {
      productId: facts.id,
      productTitle: facts.title,
      imageUrl: facts.imageUrl,
      name,
      finalUrl: finalUrl(pageUrl, facts.storeUrl),
      headlines: headlines.slice(0, HEADLINES.most),
      descriptions: descriptions.slice(0, DESCRIPTIONS.most),
      ...rest,
    };
  });
}

function nameOf({ facts: { title, id } }: AdProduct): string {
  return catalogueText(title, 'en') || `Product ${id}`;
}

function untaken(name: string, taken: string[]): string {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const counted = count === 1 ? name : `${name} (${count})`;
    if (!used.has(counted.toLowerCase())) return counted;
  }
}

/** Where an ad leads: the product's page, or else the shop; without marks, as Google adds its own to every click. */
function finalUrl(pageUrl: string | null, storeUrl: string): string {
  const address = URL.parse(pageUrl ?? storeUrl);
  return address && /^https?:$/.test(address.protocol) ? address.href : '';
}
