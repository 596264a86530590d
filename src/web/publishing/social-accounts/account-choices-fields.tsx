import type { PostChoice } from '#shared/content/networks/network.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { effectiveChoices } from '#shared/publishing/post-choices.ts';
import {
  type AccountChoices,
  NETWORK_NAMES,
  type PostChoices,
  type SocialAccount,
  type SocialNetworkName,
} from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { NetworkMark } from './network-mark.tsx';
import { choicesQuery } from './queries.ts';

interface AccountChoicesFieldsProps {
  store: Store;
  account: Pick<SocialAccount, 'id' | 'network' | 'name' | 'username'>;
  made: PostChoices;
  hint?: string;
  /** It stands below the name of the account. */
  isBelowName?: boolean;
  /** All that is chosen then. */
  onChange: (made: PostChoices) => void;
}

/** What the network of an account asks for with every post: a board, who sees it, what may be done with it. */
export function AccountChoicesFields({
  store,
  account,
  made,
  hint,
  isBelowName = false,
  onChange,
}: AccountChoicesFieldsProps) {
  const t = useT();
  const { network, name, username } = account;
  const all = effectiveChoices(network, made);
  return (
    <Loaded
      query={choicesQuery(store.id, account.id)}
      failed={t('What can be chosen on {network} could not be loaded.', { network: NETWORK_NAMES[network] })}
      waiting={<Skeleton className="h-20 rounded-xl" />}
    >
      {({ asks, offers }) => {
        const asked = NETWORKS[network].choices.filter((choice) => asks.includes(choice.name));
        if (asked.length === 0) return null;
        return (
          <fieldset className="grid min-w-0 gap-3 rounded-xl border border-line px-4 pt-3 pb-4">
            <legend
              className={
                isBelowName ? 'sr-only' : '-ml-1.5 flex items-center gap-1.5 px-1.5 font-medium text-sm'
              }
            >
              <span aria-hidden className="inline-flex text-ink-soft">
                <NetworkMark network={network} />
              </span>
              <span dir="auto" className="wrap-anywhere min-w-0">
                {t('On {network} as {account}', { network: NETWORK_NAMES[network], account: name })}{' '}
                {username && <span className="font-normal text-ink-faint">@{username}</span>}
              </span>
            </legend>
            {asked.map((choice) => (
              <ChoiceField
                key={choice.name}
                choice={choice}
                offers={offers}
                value={all[choice.name]}
                onChange={(value) => onChange({ ...made, [choice.name]: value })}
              />
            ))}
            <TermsLine network={network} made={all} />
            {hint && <p className="text-ink-faint text-xs">{hint}</p>}
          </fieldset>
        );
      }}
    </Loaded>
  );
}

/** What its owner agrees to with the post. */
function TermsLine({ network, made }: { network: SocialNetworkName; made: PostChoices }) {
  const t = useT();
  const terms = NETWORKS[network].terms.filter(({ of }) => of === undefined || made[of] === 'yes');
  if (terms.length === 0) return null;
  const parts = new Intl.ListFormat(t.locale).formatToParts(terms.map(({ name }) => name));
  const addressOf = (name: string) => terms.find((each) => each.name === name)?.address;
  return (
    <p className="text-ink-soft text-xs">
      {t.nodes('By posting, you agree to {network}’s {terms}.', {
        network: NETWORK_NAMES[network],
        terms: parts.map(({ type, value }) =>
          type === 'element' ? (
            <a
              key={value}
              href={addressOf(value)}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent underline underline-offset-2"
            >
              <span lang="en">{value}</span>
              <span className="sr-only"> {t('(opens in a new tab)')}</span>
            </a>
          ) : (
            value
          ),
        ),
      })}
    </p>
  );
}

interface ChoiceFieldProps {
  choice: PostChoice;
  offers: AccountChoices['offers'];
  /** Undefined while nobody has chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
}

function ChoiceField({ choice, offers, value, onChange }: ChoiceFieldProps) {
  const t = useT();
  const { name, label, about, kind } = choice;
  const isClosed = offers[name]?.length === 0;
  if (kind === 'switch')
    return (
      <div className="grid gap-1">
        <Checkbox
          checked={value === 'yes' && !isClosed}
          disabled={isClosed}
          onCheckedChange={(isOn) => onChange(isOn ? 'yes' : 'no')}
          label={t(label)}
        />
        {(about || isClosed) && (
          <p className="pl-7 text-ink-faint text-xs">
            {isClosed ? t('This is off in the settings of the account.') : t(about!)}
          </p>
        )}
      </div>
    );
  const named = (choice.options ?? []).map((option) => ({ value: option.value, label: t(option.label) }));
  const options =
    kind === 'list'
      ? named
      : (offers[name] ?? []).map((offer) => named.find(({ value }) => value === offer.value) ?? offer);
  if (options.length === 0)
    return (
      <Field label={t(label)}>
        <p className="text-ink-soft text-sm">{t('The account offers nothing to choose from.')}</p>
      </Field>
    );
  const isThere = options.some((option) => option.value === value);
  return (
    <Field label={t(label)} hint={about && t(about)} error={isThere ? undefined : t('Please choose.')}>
      <Select
        className="w-full"
        value={isThere ? value : undefined}
        onValueChange={onChange}
        options={options}
        placeholder={t('Not chosen yet')}
      />
    </Field>
  );
}
