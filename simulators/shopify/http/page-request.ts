export type PageRequest = {
  method: string;
  /** Empty for an address that belongs to no shop. */
  shop: string;
  /** Under the shop, where there is one. */
  path: string;
  query: URLSearchParams;
  /** Empty for a request without a form. */
  form: URLSearchParams;
  shopUrl: string;
  /** All of it, as it was asked. */
  address: string;
};
