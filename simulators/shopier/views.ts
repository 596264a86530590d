import type { MoneyFormat } from './shop/money.ts';
import {
  type Category,
  type Order,
  type Product,
  type Refund,
  refundTypeOf,
  type Shop,
  sellingPriceOf,
  subtotalOf,
  totalOf,
} from './shop/shop.ts';
import { formatWireDate } from './shop/wire-date.ts';

/** What Shopier sends, made on request. */
export type Views = ReturnType<typeof createViews>;

export function createViews(money: MoneyFormat, origin: string) {
  function orderView(order: Order) {
    const { nationalId: _, ...billing } = order.buyer;
    return {
      id: order.id,
      status: order.fulfilledAt === null ? 'unfulfilled' : 'fulfilled',
      paymentStatus: order.isPaid ? 'paid' : 'unpaid',
      installments: Boolean(order.installments),
      dateCreated: formatWireDate(order.createdAt),
      currency: order.currency,
      paymentMethod: order.paymentMethod,
      totals: {
        subtotal: money(subtotalOf(order)),
        shipping: money(order.shipping),
        discount: money(order.discount),
        total: money(totalOf(order)),
      },
      discounts: order.discountId === null ? [] : [{ id: order.discountId, method: 'discountCode' }],
      shippingInfo: order.buyer,
      billingInfo: billing,
      note: order.note,
      lineItems: order.lines.map((line) => ({
        productId: line.productId,
        title: line.title,
        type: line.type,
        selection: line.selections.map(({ id, title, variationTitle }) => ({ id, title, variationTitle })),
        options: [],
        quantity: line.quantity,
        price: money(line.price),
        total: money(line.price * line.quantity),
      })),
      fulfillments: order.fulfilledAt === null ? [] : [shipmentView(order, order.fulfilledAt)],
      returns: [],
      refunds: order.refunds.map((refund) => shortRefundView(order, refund)),
    };
  }

  function shipmentView(order: Order, dispatchedAt: number) {
    return {
      orderId: order.id,
      status: 'shipped',
      method: order.shippingFee ? 'contracted' : 'standard',
      type: 'firstShipment',
      dateCreated: formatWireDate(order.createdAt),
      dateDispatched: formatWireDate(dispatchedAt),
      company: 'Yurtiçi Kargo',
      code: `S${order.id}`,
      trackingNumber: `90${order.id}`,
      ...(order.shippingFee ? { cost: money(order.shippingFee), currency: order.currency } : {}),
    };
  }

  function shortRefundView(order: Order, refund: Refund) {
    return {
      id: refund.id,
      type: refundTypeOf(order, refund),
      status: refund.status,
      dateCreated: formatWireDate(refund.createdAt),
      ...(refund.settledAt === null ? {} : { dateRefunded: formatWireDate(refund.settledAt) }),
      total: money(refund.total),
    };
  }

  const refundView = (order: Order, refund: Refund) => ({
    ...shortRefundView(order, refund),
    orderId: order.id,
    currency: order.currency,
  });

  function productView(product: Product) {
    const media = product.images.map((image, index) => ({
      id: `${product.id}${index + 1}`,
      type: 'image',
      url: image.startsWith('/') ? `${origin}${image}` : image,
      placement: index + 1,
    }));
    return {
      id: product.id,
      title: product.title,
      description: product.description === '' ? '' : `<p>${product.description}</p>`,
      type: product.type,
      dateCreated: formatWireDate(product.createdAt),
      url: `https://www.shopier.com/${product.id}`,
      media,
      priceData: {
        currency: product.currency,
        price: money(product.price),
        discount: product.discountedPrice !== null,
        discountedPrice: money(sellingPriceOf(product)),
        shippingPrice: money(0),
      },
      stockStatus: stockStatusOf(product.stock),
      stockQuantity: product.stock,
      shippingPayer: 'buyerPays',
      categories: product.categories,
      variants: product.variants.map(({ selections, price, stock }) => ({
        variationId: selections.map(({ variationId }) => variationId),
        variationTitle: selections.map(({ variationTitle }) => variationTitle),
        selectionId: selections.map(({ id }) => id),
        selectionTitle: selections.map(({ title }) => title),
        stockStatus: stockStatusOf(stock),
        stockQuantity: stock,
        priceData: { currency: product.currency, price: money(price) },
        media: [],
        primary: false,
      })),
      options: [],
      singleOption: true,
      customListing: false,
      customNote: '',
      placementScore: 0,
      dispatchDuration: 2,
    };
  }

  return { order: orderView, refund: refundView, product: productView };
}

export function categoryView(category: Category, place: number) {
  return { id: category.id, title: category.title, placement: place + 1 };
}

export function ownerView(shop: Shop) {
  return {
    id: shop.accountId,
    type: 'business',
    firstName: 'Deniz',
    lastName: 'Lumière',
    contact: {
      email: shop.email,
      phone: '05550000000',
      address: 'Galip Dede Cd. No: 1',
      district: 'Beyoğlu',
      city: 'İstanbul',
      state: '',
      country: 'Türkiye',
    },
    company: { name: shop.title, taxOffice: 'Beyoğlu', taxNumber: '0000000000' },
    bankAccount: { accountHolder: shop.title, iban: 'TR000000000000000000000000' },
  };
}

export function settingsView(shop: Shop) {
  return {
    name: shop.name,
    url: `https://www.shopier.com/${shop.name}`,
    title: shop.title,
    slogan: '',
    announcement: '',
    confirmation: '',
    email: shop.email,
    phone: '05550000000',
    access: 'public',
    language: 'tr',
    vacation: false,
  };
}

function stockStatusOf(stock: number): 'inStock' | 'outOfStock' {
  return stock > 0 ? 'inStock' : 'outOfStock';
}
