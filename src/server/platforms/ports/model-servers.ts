import type { ModelChoice, ModelServer } from '#shared/content/model-servers.ts';
import type { TextModel } from './text-model.ts';

export interface FoundServer {
  server: ModelServer;
  /** Those that write, and run on this machine. */
  models: string[];
}

/** Servers of models on the machine that Vitrin runs on. */
export interface LocalModels {
  /** Asks each for its list of models and for nothing else; those that do not answer with one are not there. */
  find(): Promise<FoundServer[]>;
  /** Nothing is sent to it before it is asked to write. */
  open(choice: ModelChoice): TextModel;
}
