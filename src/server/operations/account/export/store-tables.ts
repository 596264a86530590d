import { column, type FileSpec } from './file-spec.ts';

const ORDER = column('order_id', 'Order id', 'Sipariş kimliği');
const PRODUCT = column('product_id', 'Product id', 'Ürün kimliği');
const EMAIL = column('email', 'E-mail', 'E-posta');
const PHONE = column('phone', 'Phone', 'Telefon');
const CITY = column('city', 'City', 'Şehir');
const COUNTRY = column('country_code', 'Country', 'Ülke');
const TITLE = column('title', 'Title', 'Başlık');
const UPDATED = column('updated_at', 'Changed', 'Değiştirilme');

/** What was read from a store, as tables for a spreadsheet. */
const VISIT_STEPS = [
  column('sessions', 'Visits', 'Ziyaretler'),
  column('cart_additions', 'With something in the cart', 'Sepete ürün eklenen'),
  column('reached_checkout', 'Reached the checkout', 'Ödeme adımına gelen'),
  column('completed_checkout', 'Completed the checkout', 'Satın almayla biten'),
];

export const STORE_TABLES: FileSpec[] = [
  {
    path: 'orders.csv',
    about: { en: 'Every order with its state and its total.', tr: 'Tüm siparişler, durumları ve tutarları.' },
    source: { table: 'orders', of: 'store_id', key: ['id'] },
    columns: [
      column('id', 'Order id', 'Sipariş kimliği'),
      column('name', 'Order', 'Sipariş'),
      column('placed_at', 'Placed', 'Sipariş tarihi'),
      column('total', 'Total', 'Toplam', 'money'),
      column('net', 'Net sales', 'Net satış', 'money'),
      column('paid', 'Paid', 'Ödendi'),
      column('financial_status', 'Payment', 'Ödeme durumu'),
      column('fulfillment_status', 'Fulfilment', 'Gönderim durumu'),
      column('source', 'Came by', 'Kaynak'),
      column('customer_id', 'Customer id', 'Müşteri kimliği'),
      EMAIL,
      PHONE,
      CITY,
      COUNTRY,
      column('cancelled_at', 'Cancelled', 'İptal tarihi'),
      column('deleted_at', 'Deleted at the platform', 'Platformda silinme'),
      column('test', 'Test order', 'Test siparişi'),
      UPDATED,
    ],
  },
  {
    path: 'order-lines.csv',
    about: { en: 'What was ordered, line by line.', tr: 'Satır satır, ne sipariş edildiği.' },
    source: { table: 'order_lines', of: 'store_id', key: ['order_id', 'id'] },
    columns: [
      ORDER,
      column('id', 'Line id', 'Satır kimliği'),
      PRODUCT,
      column('variant_id', 'Variant id', 'Varyant kimliği'),
      TITLE,
      column('variant_title', 'Variant', 'Varyant'),
      column('sku', 'SKU', 'Stok kodu'),
      column('quantity', 'Quantity', 'Adet'),
      column('current_quantity', 'Quantity now', 'Şimdiki adet'),
      column('unit_price', 'Unit price', 'Birim fiyat', 'money'),
      column('discount', 'Discount', 'İndirim', 'money'),
      column('gift_card', 'Gift card', 'Hediye kartı'),
    ],
  },
  {
    path: 'customers.csv',
    about: {
      en: 'Everyone your platform names as a customer.',
      tr: 'Platformunuzun müşteri olarak bildirdiği herkes.',
    },
    source: { table: 'customers', of: 'store_id', key: ['id'] },
    columns: [
      column('id', 'Customer id', 'Müşteri kimliği'),
      column('first_name', 'First name', 'Ad'),
      column('last_name', 'Last name', 'Soyad'),
      EMAIL,
      PHONE,
      CITY,
      COUNTRY,
      UPDATED,
    ],
  },
  {
    path: 'products.csv',
    about: { en: 'Your products.', tr: 'Ürünleriniz.' },
    source: { table: 'products', of: 'store_id', key: ['id'] },
    columns: [
      column('id', 'Product id', 'Ürün kimliği'),
      TITLE,
      column('category', 'Category', 'Kategori'),
      column('vendor', 'Vendor', 'Marka'),
      column('status', 'Status', 'Durum'),
      column('description', 'Description', 'Açıklama'),
      column('image_url', 'Picture', 'Görsel'),
      column('online_url', 'Address', 'Adres'),
      column('deleted_at', 'Deleted at the platform', 'Platformda silinme'),
      UPDATED,
    ],
  },
  {
    path: 'product-variants.csv',
    about: { en: 'Their variants with prices and stock.', tr: 'Ürün varyantları, fiyatları ve stokları.' },
    source: { table: 'product_variants', of: 'store_id', key: ['product_id', 'id'] },
    columns: [
      PRODUCT,
      column('id', 'Variant id', 'Varyant kimliği'),
      TITLE,
      column('sku', 'SKU', 'Stok kodu'),
      column('price', 'Price', 'Fiyat', 'money'),
      column('compare_at_price', 'Price before', 'Önceki fiyat', 'money'),
      column('unit_cost', 'Cost', 'Maliyet', 'money'),
      column('inventory', 'In stock', 'Stok'),
    ],
  },
  {
    path: 'refunds.csv',
    about: { en: 'What was paid back, and when.', tr: 'Yapılan iadeler ve tarihleri.' },
    source: { table: 'refunds', of: 'store_id', key: ['order_id', 'id'] },
    columns: [
      ORDER,
      column('id', 'Refund id', 'İade kimliği'),
      column('refunded_at', 'Refunded', 'İade tarihi'),
      column('total', 'Total', 'Toplam', 'money'),
    ],
  },
  {
    path: 'sale-events.csv',
    about: {
      en: 'The ledger all figures are summed from: every sale, change, refund and cancellation on its day.',
      tr: 'Tüm rakamların toplandığı defter: her satış, değişiklik, iade ve iptal, kendi gününde.',
    },
    source: { table: 'sale_events', of: 'store_id', key: ['order_id', 'key'] },
    columns: [
      ORDER,
      column('occurred_at', 'When', 'Tarih'),
      column('kind', 'What happened', 'Olay'),
      column('part', 'Part', 'Kalem'),
      column('line_id', 'Line id', 'Satır kimliği'),
      PRODUCT,
      column('quantity', 'Quantity', 'Adet'),
      column('amount', 'Amount', 'Tutar', 'money'),
      column('discount', 'Discount', 'İndirim', 'money'),
      column('currency', 'Currency', 'Para birimi'),
    ],
  },
  {
    path: 'abandoned-carts.csv',
    about: {
      en: 'Carts that were left, and what was in them.',
      tr: 'Terk edilmiş sepetler ve içlerindekiler.',
    },
    source: { table: 'abandoned_checkouts', of: 'store_id', key: ['id'] },
    columns: [
      column('id', 'Cart id', 'Sepet kimliği'),
      column('created_at', 'Begun', 'Başlangıç'),
      column('completed_at', 'Completed', 'Tamamlanma'),
      column('customer_id', 'Customer id', 'Müşteri kimliği'),
      EMAIL,
      column('total', 'Total', 'Toplam', 'money'),
      column('item_count', 'Items', 'Ürün sayısı'),
      column('lines', 'Contents', 'İçindekiler'),
      column('recovery_url', 'Link to the cart', 'Sepete dönüş bağlantısı'),
      UPDATED,
    ],
  },
  {
    path: 'visits.csv',
    about: {
      en: 'Visits to the online store by day, as the platform counted them; no visitor is in it.',
      tr: 'Çevrim içi mağazaya yapılan ziyaretler, platformun saydığı biçimde, gün gün; hiçbir ziyaretçi yer almaz.',
    },
    source: { table: 'visit_days', of: 'store_id', key: ['day'] },
    columns: [column('day', 'Day', 'Gün'), ...VISIT_STEPS],
  },
  {
    path: 'visits-by-source.csv',
    about: {
      en: 'The largest parts of those visits by channel, link, landing page and device.',
      tr: 'Bu ziyaretlerin kanala, bağlantıya, giriş sayfasına ve cihaza göre en büyük bölümleri.',
    },
    source: { table: 'visit_parts', of: 'store_id', key: ['dimension', 'day', 'value'] },
    columns: [
      column('dimension', 'By', 'Kırılım'),
      column('day', 'Day', 'Gün'),
      column('value', 'Value', 'Değer'),
      ...VISIT_STEPS,
    ],
  },
];
