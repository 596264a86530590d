import { type Sentence, say, text } from '#shared/core/sentence.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';

/** Codes of what kept a post from going out that are ours, not a network's. */
export const MISSED = 'missed';
export const NOT_ON_NETWORK = 'not_on_network';
/** Looked up when its account is connected again. */
export const ACCOUNT_WAITS = 'account_waits';

/** It is there, though not as it was asked for. */
export const PUBLISHED_OTHERWISE = 'published_otherwise';

interface DeliveryProblem {
  problemCode: string;
  /** For the owner. */
  problem: Sentence;
}

export const publishingProblems = {
  missed: (): DeliveryProblem => ({
    problemCode: MISSED,
    problem: text('Its time passed by more than an hour before it could go out, so it was not sent.'),
  }),
  accountGone: (): DeliveryProblem => ({
    problemCode: 'account_gone',
    problem: text('This account is no longer connected, so the post did not go out to it.'),
  }),
  mediaGone: (): DeliveryProblem => ({
    problemCode: 'media_gone',
    problem: text('The picture or reel of this post no longer exists. Please choose another.'),
  }),
  notThere: (): DeliveryProblem => ({
    problemCode: NOT_ON_NETWORK,
    problem: text('It is not on the network, as you have seen there. You can send it again.'),
  }),
  neverArrived: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: NOT_ON_NETWORK,
    problem: say('{network} accepted this post several times without showing it. You can send it again.', {
      network: NETWORK_NAMES[network],
    }),
  }),
  sameAsEarlier: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'duplicate_post',
    problem: say(
      '{network} shows an earlier post with the same words in its place. Please change the text.',
      { network: NETWORK_NAMES[network] },
    ),
  }),
  outcomeUnknown: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'outcome_unknown',
    problem: say(
      '{network} did not say whether it took the post. We look there before anything is sent again.',
      { network: NETWORK_NAMES[network] },
    ),
  }),
  restored: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'restored',
    problem: say(
      'Vitrin was restored from a backup, so it does not know whether this post went out. We look on {network} before anything is sent.',
      { network: NETWORK_NAMES[network] },
    ),
  }),
  saidToBeThere: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'said_to_be_there',
    problem: say(
      '{network} says that it has this post already. We look for it there and do not send it again.',
      { network: NETWORK_NAMES[network] },
    ),
  }),
  addressUnknown: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'address_unknown',
    problem: say(
      '{network} says that it has this post, but does not show us where. That is why there is no link to it.',
      { network: NETWORK_NAMES[network] },
    ),
  }),
  pleaseLook: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'please_look',
    problem: say(
      'We could not find out whether the post is on {network}. Please look at the account there and choose below whether it is published. Until then we send nothing.',
      { network: NETWORK_NAMES[network] },
    ),
  }),
  onPhone: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'on_phone',
    problem: say(
      'It is in your inbox on {network}. Open the app on your phone, add the text and publish it there.',
      { network: NETWORK_NAMES[network] },
    ),
  }),
  stillOnPhone: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'still_on_phone',
    problem: say(
      'It was in your inbox on {network} for a week, and {network} does not say what became of it. Please choose below whether it is published.',
      { network: NETWORK_NAMES[network] },
    ),
  }),
  quotaUsed: (network: SocialNetworkName): DeliveryProblem => ({
    problemCode: 'quota_used',
    problem: say('{network} accepts no more posts from this account for now. We continue automatically.', {
      network: NETWORK_NAMES[network],
    }),
  }),
  notReady: (): DeliveryProblem => ({
    problemCode: 'not_ready',
    problem: text('Something went wrong on our side. We will try again automatically.'),
  }),
};
