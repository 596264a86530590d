import { createAccountLogin } from './account-login.ts';
import {
  createAccounts,
  DEMO_INSTAGRAM_ACCOUNTS,
  DEMO_PAGES,
  DEMO_THREADS_ACCOUNTS,
  type FacebookPage,
  type InstagramAccount,
} from './accounts.ts';
import { FACEBOOK_APP, INSTAGRAM_APP, type MetaApp, THREADS_APP } from './apps.ts';
import { createContainerPublishing, shortcodeOf } from './container-publishing.ts';
import { createContainers } from './containers.ts';
import { createMetaControl, type MetaControl } from './desk.ts';
import { createFacebookLogin } from './facebook-login.ts';
import { createGraph } from './graph.ts';
import { createGraphNodes } from './graph-nodes.ts';
import { createHosts } from './hosts.ts';
import { INSTAGRAM_RULES } from './instagram-rules.ts';
import { instagramLogin, threadsLogin } from './login-dialects.ts';
import { createMediaFetcher } from './media-fetcher.ts';
import { createPagePosts } from './page-posts.ts';
import { createPageReels } from './page-reels.ts';
import { createPictureFaults } from './picture-faults.ts';
import { createPublishingFaults } from './publishing-faults.ts';
import { createFaults } from './social/faults.ts';
import { startServer } from './social/http-server.ts';
import { createListFaults } from './social/list-faults.ts';
import { createMediaShelf } from './social/media-shelf.ts';
import { createPublications, type Publication } from './social/publications.ts';
import { openStateFile } from './social/state-file.ts';
import { emptyState } from './state.ts';
import { createThreadsGraph } from './threads-graph.ts';
import { THREADS_RULES } from './threads-rules.ts';
import { createTokens } from './tokens.ts';

export type MetaSimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  /** Instagram Login speaks from a host of its own. */
  instagramPort?: number;
  /** So does Threads. */
  threadsPort?: number;
  now?: () => Date;
  /** Where meta.json and the pictures are saved; left out, nothing survives. */
  stateDir?: string;
  /** The public address of the app; consent leads back only below it. */
  appUrl?: string;
  pages?: FacebookPage[];
  /** Those that no Page is linked with. */
  instagramAccounts?: InstagramAccount[];
  /** How long containers and reels are worked on. */
  processingMs?: { picture: number; video: number };
  limits?: {
    instagramPublishes?: number;
    instagramContainers?: number;
    threadsPublishes?: number;
    pageReels?: number;
  };
  /** False where the networks' own guards against a second post are not to be leaned on. */
  refuseRepeats?: boolean;
  /** How long an address of a picture may take to answer. */
  fetchPatienceMs?: number;
};

export type MetaSimulator = MetaControl & {
  graphOrigin: string;
  dialogOrigin: string;
  instagramGraphOrigin: string;
  instagramAuthOrigin: string;
  threadsOrigin: string;
  app: MetaApp;
  instagramApp: MetaApp;
  threadsApp: MetaApp;
  feedUrl: string;
  /** Every accepted publication, in order. */
  feed(network?: Publication['network']): readonly Publication[];
  /** Tokens as consent would give them, with every right. */
  pageToken(pageId: string): string;
  instagramToken(accountId: string): string;
  threadsToken(accountId: string): string;
  stop(): Promise<void>;
};

const USUAL_PROCESSING_MS = { picture: 2000, video: 6000 };
const FETCH_PATIENCE_MS = 15_000;
const EVERY_RIGHT = [
  'public_profile',
  'pages_show_list',
  'pages_manage_posts',
  'pages_read_engagement',
  'read_insights',
  'instagram_basic',
  'instagram_content_publish',
  'instagram_manage_insights',
  'instagram_business_basic',
  'instagram_business_content_publish',
  'instagram_business_manage_insights',
  'threads_basic',
  'threads_content_publish',
  'threads_manage_insights',
];

/** Facebook Pages, Instagram and Threads: https://developers.facebook.com/docs/graph-api */
export async function createMetaSimulator(options: MetaSimulatorOptions = {}): Promise<MetaSimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const { appUrl = 'http://localhost:3000', limits = {}, refuseRepeats = true } = options;
  const processingMs = options.processingMs ?? USUAL_PROCESSING_MS;
  const accounts = createAccounts(
    options.pages ?? DEMO_PAGES,
    options.instagramAccounts ?? DEMO_INSTAGRAM_ACCOUNTS,
    DEMO_THREADS_ACCOUNTS,
  );
  const { state, changed, close } = openStateFile(options.stateDir, 'meta.json', emptyState());
  const shelf = createMediaShelf(options.stateDir, 'meta-media');
  const fetcher = createMediaFetcher(shelf, options.fetchPatienceMs ?? FETCH_PATIENCE_MS);
  const tokens = createTokens(state, changed, now);
  const publications = createPublications(state.publications, changed);
  const pictureFaults = createPictureFaults();
  const withFaults = createPublishingFaults(createFaults(), tokens);
  const origins = { facebook: '', instagram: '', threads: '' };
  const facebookOrigin = () => origins.facebook;

  const listFaults = createListFaults(now);
  const ofContainers = { state, changed, now, fetcher, shelf, pictureFaults, processingMs };
  const containers = createContainers({
    ...ofContainers,
    rules: INSTAGRAM_RULES,
    mostADay: limits.instagramContainers ?? 400,
  });
  const threadsContainers = createContainers({
    ...ofContainers,
    rules: THREADS_RULES,
    mostADay: Number.POSITIVE_INFINITY,
  });
  const ofPublishing = { state, now, publications, withFaults, refuseRepeats };
  const publishing = createContainerPublishing({
    ...ofPublishing,
    network: 'instagram',
    rules: INSTAGRAM_RULES,
    containers,
    quota: () => state.instagramQuota ?? limits.instagramPublishes ?? 100,
    permalinkOf: (_, id, { product }) =>
      `${origins.instagram}/${product === 'REELS' ? 'reel' : 'p'}/${shortcodeOf(id)}/`,
    remember(id, { kind, product }) {
      state.instagramMedia[id] = { kind, product: product ?? 'FEED' };
    },
  });
  const threadsPublishing = createContainerPublishing({
    ...ofPublishing,
    network: 'threads',
    rules: THREADS_RULES,
    containers: threadsContainers,
    quota: () => state.threadsQuota ?? limits.threadsPublishes ?? 250,
    permalinkOf: ({ username }, id) => `${origins.threads}/@${username}/post/${shortcodeOf(id)}`,
  });
  const ofPages = {
    state,
    changed,
    now,
    fetcher,
    shelf,
    publications,
    pictureFaults,
    withFaults,
    facebookOrigin,
    refuseRepeats,
  };
  const posts = createPagePosts(ofPages);
  const reelsADay = limits.pageReels ?? 30;
  const reels = createPageReels({ ...ofPages, posts, processingMs: processingMs.video, reelsADay });
  const nodes = createGraphNodes({
    state,
    now,
    accounts,
    tokens,
    containers,
    reels,
    publications,
    listFaults,
    facebookOrigin,
  });
  const rupload = facebookOrigin;
  const graph = createGraph({
    state,
    accounts,
    tokens,
    containers,
    publishing,
    posts,
    reels,
    nodes,
    publications,
    listFaults,
    rupload,
  });
  const threadsGraph = createThreadsGraph({
    accounts,
    tokens,
    containers: threadsContainers,
    publishing: threadsPublishing,
    publications,
    listFaults,
    now,
    threadsOrigin: () => origins.threads,
  });
  const control = createMetaControl({ state, tokens, listFaults, changed });
  const login = { appUrl, tokens, now };
  const hosts = createHosts({
    state,
    accounts,
    tokens,
    containers,
    reels,
    fetcher,
    shelf,
    graph,
    control,
    publications,
    facebookLogin: createFacebookLogin({ app: FACEBOOK_APP, accounts, ...login }),
    instagramLogin: createAccountLogin({ dialect: instagramLogin(accounts), app: INSTAGRAM_APP, ...login }),
    threadsLogin: createAccountLogin({ dialect: threadsLogin(accounts), app: THREADS_APP, ...login }),
    threadsGraph,
    apps: { facebook: FACEBOOK_APP, instagram: INSTAGRAM_APP },
  });
  const facebook = await startServer(options.port ?? 0, hosts.answerFacebook);
  const instagram = await startServer(options.instagramPort ?? 0, hosts.answerInstagram);
  const threads = await startServer(options.threadsPort ?? 0, hosts.answerThreads);
  origins.facebook = facebook.origin;
  origins.instagram = instagram.origin;
  origins.threads = threads.origin;

  const fullToken = (kind: 'page' | 'instagram' | 'threads', id: string) =>
    tokens.issue({
      kind,
      scopes: EVERY_RIGHT,
      declined: [],
      accountIds: [id],
      longLived: true,
      lifeMs: null,
    });

  return {
    ...control,
    graphOrigin: facebook.origin,
    dialogOrigin: facebook.origin,
    instagramGraphOrigin: instagram.origin,
    instagramAuthOrigin: instagram.origin,
    threadsOrigin: threads.origin,
    app: FACEBOOK_APP,
    instagramApp: INSTAGRAM_APP,
    threadsApp: THREADS_APP,
    feedUrl: `${facebook.origin}/feed`,
    feed: (network) => publications.list.filter((each) => !network || each.network === network),
    pageToken: (pageId) => fullToken('page', pageId),
    instagramToken: (accountId) => fullToken('instagram', accountId),
    threadsToken: (accountId) => fullToken('threads', accountId),
    async stop() {
      await Promise.all([facebook.stop(), instagram.stop(), threads.stop()]);
      close();
    },
  };
}
