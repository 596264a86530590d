import type { PostChoice } from '#shared/content/networks/network.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { PostChoices, SocialNetworkName } from './social-accounts.ts';

/** Only what the network declares and takes; what the account offers is known to the network alone. */
export function validChoices(network: SocialNetworkName, choices: PostChoices): PostChoices {
  const declared = new Map(NETWORKS[network].choices.map((choice) => [choice.name, choice]));
  return Object.fromEntries(
    Object.entries(choices).filter(([name, value]) => {
      const choice = declared.get(name);
      return choice !== undefined && takes(choice, value);
    }),
  );
}

function takes({ kind, options = [] }: PostChoice, value: string): boolean {
  switch (kind) {
    case 'switch':
      return value === 'yes' || value === 'no';
    case 'list':
      return options.some((option) => option.value === value);
    case 'account':
      return value !== '';
  }
}

/** What a post goes out with: as it says itself, else as its account does, else as is usual. */
export function effectiveChoices(
  network: SocialNetworkName,
  ofAccount: PostChoices,
  ofPost: PostChoices = {},
): PostChoices {
  const usual = NETWORKS[network].choices.flatMap(({ name, usual }) =>
    usual === null ? [] : [[name, usual]],
  );
  return {
    ...Object.fromEntries(usual),
    ...validChoices(network, ofAccount),
    ...validChoices(network, ofPost),
  };
}
