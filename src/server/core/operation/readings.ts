/** What is read from the database when metrics are requested. The same in every process. */
export interface Readings {
  waitingJobs: { job: string; count: number; oldestSeconds: number }[];
  overduePostSeconds: number;
  storesBeingRead: number;
}

/** Connections to the database; null where there is no pool of them. */
export type Connections = { open: number; idle: number; waiting: number } | null;
