import type { Shop } from '#simulators/shopify/shop/shop.ts';
import type { Run } from './run.ts';

type BulkStatus = 'CREATED' | 'RUNNING' | 'COMPLETED' | 'CANCELING' | 'CANCELED' | 'FAILED';

export type BulkOperation = {
  id: string;
  shop: Shop;
  query: string;
  status: BulkStatus;
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | null;
  createdAt: number;
  completedAt: number | null;
  objectCount: number;
  rootObjectCount: number;
  fileSize: number;
  file: string;
  /** The same for all operations that would write the same file. */
  contents: string;
  isWritten: boolean;
  downloads: number;
};

export type BulkStart = {
  operation: BulkOperation | null;
  userErrors: { field: string[] | null; message: string; code: string }[];
};

/** What a query may do with the bulk operations of a shop. */
export type Bulk = {
  start(run: Run, query: string, grouped: boolean): BulkStart;
  cancel(shop: Shop, id: string): BulkStart;
  find(shop: Shop, id: string): BulkOperation | null;
  list(shop: Shop, query: string, reverse: boolean): BulkOperation[];
};
