import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import type { DiscountCode, StoreWriteBack, WriteOutcome } from '#server/platforms/ports/write-back.ts';
import type { ShopifyClient } from './client.ts';
import { discountByCodeDocument, discountCreateDocument, discountDeleteDocument } from './queries.ts';
import { WireDiscountByCode, WireDiscountCreated, WireDiscountDeleted } from './wire.ts';
import { ifAllowed, outcomeOf, refused, removalOf } from './written.ts';

type Discounts = Pick<StoreWriteBack, 'createDiscount' | 'findDiscount' | 'removeDiscount'>;

/** Codes that take a percentage off one product, or off everything. Shopify has each code once, in whatever case. */
export function createShopifyDiscounts(client: ShopifyClient): Discounts {
  async function create(access: StoreAccess, discount: DiscountCode): Promise<WriteOutcome> {
    const { data } = await client.ask(access, {
      document: discountCreateDocument,
      variables: { discount: inputOf(discount) },
      data: WireDiscountCreated,
      once: true,
    });
    const { codeDiscountNode, userErrors } = data.discountCodeBasicCreate;
    if (codeDiscountNode) return { state: 'written', id: codeDiscountNode.id };
    return outcomeOf(userErrors) ?? refused({ message: 'no discount' });
  }

  return {
    createDiscount: (access, discount) => ifAllowed(create(access, discount)),

    async findDiscount(access, code) {
      const { data } = await client.ask(access, {
        document: discountByCodeDocument,
        variables: { code },
        data: WireDiscountByCode,
      });
      const found = data.codeDiscountNodeByCode;
      return found && { id: found.id, title: found.codeDiscount.title ?? '' };
    },

    removeDiscount: (access, id) =>
      ifAllowed(
        client
          .ask(access, { document: discountDeleteDocument, variables: { id }, data: WireDiscountDeleted })
          .then(({ data }) => removalOf(data.discountCodeDelete.userErrors)),
      ),
  };
}

function inputOf({ code, title, percent, productId, startsAt, endsAt }: DiscountCode) {
  return {
    code,
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    appliesOncePerCustomer: false,
    context: { all: 'ALL' },
    customerGets: {
      value: { percentage: percent / 100 },
      items:
        productId === null
          ? { all: true }
          : { products: { productsToAdd: [`gid://shopify/Product/${productId}`] } },
    },
  };
}
