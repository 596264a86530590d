import { Image } from 'lucide-react';
import { useId } from 'react';
import type { AdsCampaign, BoostablePost } from '#shared/ads/ads-campaigns.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';
import type { PlanForm } from './plan-form.ts';
import { boostableQuery } from './queries.ts';

const GRID = 'grid grid-cols-2 gap-2 sm:grid-cols-4';

interface PostChoiceProps {
  store: Store;
  /** The plan that is changed: its post stays to be chosen, however old it is. */
  campaign: AdsCampaign | null;
  form: PlanForm;
  edit: (change: Partial<PlanForm>) => void;
}

/** Posts that went out, best response first; a post stands there once for each network. */
export function PostChoice({ store, campaign, form, edit }: PostChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-sm">{t('Which post')}</legend>
      <Loaded
        query={boostableQuery(store.id)}
        failed={t('Your posts could not be loaded.')}
        waiting={
          <div className={GRID}>
            {['a', 'b', 'c', 'd'].map((each) => (
              <Skeleton key={each} className="aspect-[4/5] rounded-lg" />
            ))}
          </div>
        }
      >
        {(found) => {
          const posts = withChosen(found, campaign);
          if (posts.length === 0) return <NoPosts />;
          return (
            // The grid stands in what scrolls: as one element its rows would be pressed together.
            <div className="max-h-80 overflow-y-auto rounded-lg p-1">
              <div className={GRID}>
                <label className={`${CHOICE} place-content-center p-3 text-center text-ink-soft text-sm`}>
                  <input
                    type="radio"
                    name={name}
                    className={RADIO}
                    checked={form.postId === null}
                    onChange={() => edit({ postId: null })}
                  />
                  {t('No post yet')}
                </label>
                {posts.map((post) => (
                  <Choice
                    key={`${post.id} ${post.platform}`}
                    name={name}
                    post={post}
                    checked={post.id === form.postId && post.platform === form.platform}
                    onChoose={() =>
                      edit({
                        postId: post.id,
                        platform: post.platform,
                        ...(form.name.trim() ? {} : { name: nameFrom(post.caption) }),
                      })
                    }
                  />
                ))}
              </div>
            </div>
          );
        }}
      </Loaded>
    </fieldset>
  );
}

const CHOICE =
  'relative grid min-w-0 cursor-pointer overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2';
const RADIO = 'absolute inset-0 cursor-pointer appearance-none outline-none';

interface ChoiceProps {
  name: string;
  post: BoostablePost;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ name, post, checked, onChoose }: ChoiceProps) {
  const t = useT();
  const format = useFormat();
  const { caption, imageUrl, platform, engagement } = post;
  return (
    <label className={`${CHOICE} content-start`}>
      <input
        type="radio"
        name={name}
        className={RADIO}
        checked={checked}
        onChange={onChoose}
        aria-label={`${NETWORK_NAMES[platform]}: ${caption || t('Without words')}`}
      />
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" className="aspect-square w-full bg-sunken object-cover" />
      ) : (
        <span className="grid aspect-square w-full place-items-center bg-sunken text-ink-faint">
          <Image aria-hidden className="size-5" strokeWidth={1.5} />
        </span>
      )}
      <span className="grid gap-1 p-2 text-xs">
        <span className="line-clamp-2 break-words">{caption || t('Without words')}</span>
        <span className="flex items-center gap-1.5 text-ink-soft tabular-nums">
          <NetworkMark network={platform} />
          {engagement === null
            ? t('not measured')
            : t.plural(
                engagement,
                { one: '{n} response', other: '{n} responses' },
                {
                  n: format.number(engagement),
                },
              )}
        </span>
      </span>
    </label>
  );
}

function NoPosts() {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-sunken px-4 py-3.5 text-sm">
      <p className="text-ink-soft">
        {t('No post went out in the last 90 days. You can plan without one and choose it later.')}
      </p>
      <ButtonLink variant="secondary" size="small" to={paths.calendar}>
        {t('Open the calendar')}
      </ButtonLink>
    </div>
  );
}

function withChosen(found: readonly BoostablePost[], campaign: AdsCampaign | null): readonly BoostablePost[] {
  const { post, platform } = campaign ?? {};
  if (!post || !platform) return found;
  const isThere = found.some((each) => each.id === post.id && each.platform === platform);
  return isThere ? found : [{ ...post, platform, engagement: null }, ...found];
}

const LONGEST_NAME = 60;

/** The first line of the post, so that the plan is known by it. */
function nameFrom(caption: string | null): string {
  const [line = ''] = (caption ?? '').trim().split('\n');
  return line.length <= LONGEST_NAME ? line : `${line.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}
