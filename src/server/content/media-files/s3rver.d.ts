/** The part of the S3 server for tests that we use; it comes without types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }

  // biome-ignore lint/style/noDefaultExport: it is the only export that the module has
  export { S3rver as default };
}
