import { and, eq, inArray, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, socialAccounts } from '#server/core/db/schema/social-media.ts';
import type { SocialNetwork } from '#server/platforms/ports/social-network.ts';
import type { PostChoice } from '#shared/content/networks/network.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { effectiveChoices, validChoices } from '#shared/publishing/post-choices.ts';
import type { PostChoices, SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { UNSENT } from './lifecycle.ts';

/** How a post goes out to some of its accounts; each account remembers it for its next posts. */
export async function setChoices(
  tx: Database,
  { id, storeId }: { id: string; storeId: string },
  choices: Record<string, PostChoices>,
): Promise<void> {
  const chosen = await tx
    .select({ id: postDeliveries.id, accountId: postDeliveries.accountId, network: postDeliveries.network })
    .from(postDeliveries)
    .where(
      and(
        eq(postDeliveries.postId, id),
        inArray(postDeliveries.status, UNSENT),
        sql`${postDeliveries.accountId} = any(${textArray(Object.keys(choices))}::uuid[])`,
      ),
    );
  for (const delivery of chosen) {
    const valid = validChoices(delivery.network, choices[delivery.accountId]!);
    await tx.update(postDeliveries).set({ choices: valid }).where(eq(postDeliveries.id, delivery.id));
    await rememberChoices(tx, { storeId, accountId: delivery.accountId }, valid);
  }
}

/** For the next posts of an account; what is not named stays as it was. */
export async function rememberChoices(
  tx: Database,
  { storeId, accountId }: { storeId: string; accountId: string },
  choices: PostChoices,
): Promise<void> {
  await tx
    .update(socialAccounts)
    .set({ postChoices: sql`${socialAccounts.postChoices} || ${JSON.stringify(choices)}::jsonb` })
    .where(and(eq(socialAccounts.id, accountId), eq(socialAccounts.storeId, storeId)));
}

/** What a network asks for with every post, on this installation. */
export function choicesAsked(
  networks: Partial<Record<SocialNetworkName, Pick<SocialNetwork, 'asks'>>>,
  network: SocialNetworkName,
): readonly PostChoice[] {
  const { choices } = NETWORKS[network];
  const asks = networks[network]?.asks;
  return asks ? choices.filter(({ name }) => asks.includes(name)) : choices;
}

/** Without these no post goes out; of what was `made`, all others have a usual answer. */
export function choicesMissing(
  networks: Partial<Record<SocialNetworkName, Pick<SocialNetwork, 'asks'>>>,
  network: SocialNetworkName,
  made: PostChoices,
): PostChoice[] {
  const effective = effectiveChoices(network, made);
  return choicesAsked(networks, network).filter(({ name }) => effective[name] === undefined);
}

/** Of deliveries by id, what they go out with. */
export async function findChoices(
  db: Database,
  deliveries: { id: string; accountId: string; network: SocialNetworkName; choices: PostChoices }[],
): Promise<Map<string, PostChoices>> {
  const asked = deliveries.filter(({ network }) => NETWORKS[network].choices.length > 0);
  if (asked.length === 0) return new Map();
  const accounts = await db
    .select({ id: socialAccounts.id, postChoices: socialAccounts.postChoices })
    .from(socialAccounts)
    .where(sql`${socialAccounts.id} = any(${textArray(asked.map(({ accountId }) => accountId))}::uuid[])`);
  const remembered = new Map(accounts.map(({ id, postChoices }) => [id, postChoices]));
  return new Map(
    asked.map(({ id, accountId, network, choices }) => [
      id,
      effectiveChoices(network, remembered.get(accountId) ?? {}, choices),
    ]),
  );
}
