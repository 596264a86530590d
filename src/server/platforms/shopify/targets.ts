import type {
  StoreAccess,
  StoreTarget,
  StoreTargets,
  TargetOutcome,
} from '#server/platforms/ports/store-platform.ts';
import { minorDigits, toMajor } from '#shared/core/money.ts';
import { say } from '#shared/core/sentence.ts';
import type { ShopifyClient } from './client.ts';
import {
  grantsDocument,
  targetCreateDocument,
  targetListDocument,
  targetsDeleteDocument,
  targetUpdateDocument,
} from './queries.ts';
import { unlessRefused } from './reports.ts';
import { WireGrants, WireTargetCreated, WireTargets, WireTargetsDeleted, WireTargetUpdated } from './wire.ts';

/** As ShopifyQL names it; one that Shopify takes no targets for is answered with INVALID_METRIC, which the owner reads. */
const METRIC = 'net_sales';

/** Targets on Shopify's own dashboard (reference/shopify-write-back.md). Only one stands for a metric and its days. */
export function createShopifyTargets(client: ShopifyClient): StoreTargets {
  async function save(access: StoreAccess, target: StoreTarget, id: string | null): Promise<TargetOutcome> {
    if (!(await mayWrite(access))) return { state: 'not_allowed' };
    const outcome = await unlessRefused(write(access, target, id));
    return outcome ?? { state: 'not_allowed' };
  }

  async function mayWrite(access: StoreAccess): Promise<boolean> {
    const { data } = await client.ask(access, { document: grantsDocument, data: WireGrants });
    return data.currentAppInstallation.accessScopes.some(({ handle }) => handle === 'write_reports');
  }

  async function write(access: StoreAccess, target: StoreTarget, id: string | null): Promise<TargetOutcome> {
    const input = inputOf(target);
    if (id === null) return create(access, target);
    const { data } = await client.ask(access, {
      document: targetUpdateDocument,
      variables: { id, input },
      data: WireTargetUpdated,
    });
    const [error] = data.analyticsTargetUpdate.userErrors;
    if (error?.code === 'NOT_FOUND') return create(access, target);
    return error ? refused(error) : { state: 'set', id };
  }

  async function create(access: StoreAccess, target: StoreTarget): Promise<TargetOutcome> {
    const { data } = await client.ask(access, {
      document: targetCreateDocument,
      variables: { input: inputOf(target) },
      data: WireTargetCreated,
    });
    const { analyticsTarget, userErrors } = data.analyticsTargetCreate;
    const [error] = userErrors;
    if (error?.code === 'TAKEN') return adopt(access, target);
    if (error || !analyticsTarget) return refused(error ?? { message: 'no target' });
    return { state: 'set', id: analyticsTarget.id };
  }

  /** One of ours, whose making was not answered, is taken up; one that the owner made stays as it is. */
  async function adopt(access: StoreAccess, target: StoreTarget): Promise<TargetOutcome> {
    const { data } = await client.ask(access, {
      document: targetListDocument,
      variables: {
        query: `metric:${METRIC} start_date:${target.firstDay} end_date:${target.lastDay}`,
      },
      data: WireTargets,
    });
    const own = data.analyticsTargets.nodes.find(
      ({ name, filters }) => name === target.name && (filters ?? '') === '',
    );
    return own ? write(access, target, own.id) : { state: 'taken' };
  }

  async function remove(access: StoreAccess, id: string): Promise<boolean> {
    const deletion = client.ask(access, {
      document: targetsDeleteDocument,
      variables: { ids: [id] },
      data: WireTargetsDeleted,
    });
    return (await unlessRefused(deletion)) !== null;
  }

  return { save, remove };
}

const refused = ({ message }: { message: string }): TargetOutcome => ({
  state: 'refused',
  reason: say('Shopify said: {reason}', { reason: message.slice(0, 200) }),
});

function inputOf({ name, firstDay, lastDay, amount, currency }: StoreTarget) {
  return {
    name,
    metric: METRIC,
    startDate: firstDay,
    endDate: lastDay,
    expectedValue: toMajor(amount, currency).toFixed(minorDigits(currency)),
  };
}
