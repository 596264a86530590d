import { useQueryClient } from '@tanstack/react-query';
import { aiStatusEndpoints, type AiStatus as Status } from '#shared/content/ai-status.ts';
import { MODEL_SERVER_NAMES } from '#shared/content/model-servers.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ModelServers } from './model-servers.tsx';
import { aiStatusQuery } from './queries.ts';

/** Who writes and draws. The key stays on the server. */
export function AiStatus() {
  const t = useT();
  return (
    <FoldingCard
      title={t('AI provider')}
      description={t('Who writes your captions and insights, and who draws.')}
    >
      <Loaded
        query={aiStatusQuery()}
        failed={t('Failed to load the AI provider.')}
        waiting={
          <div className="grid gap-3">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-16 w-full max-w-xl" />
          </div>
        }
      >
        {(status) => (status.provider === 'builtin' ? <Builtin /> : <Provider status={status} />)}
      </Loaded>
      <ModelServers />
    </FoldingCard>
  );
}

function Builtin() {
  const t = useT();
  return (
    <div className="grid max-w-2xl gap-2 text-sm">
      <p>
        <Badge tone="positive" dot>
          {t('Built-in')}
        </Badge>
      </p>
      <p className="text-ink-soft">
        {t(
          'Vitrin writes and draws by itself, from the facts of your store: nothing is sent to an AI provider, and there is no charge. The administrator of this server can set up a provider.',
        )}
      </p>
    </div>
  );
}

const NAMES: Record<Exclude<Status['provider'], 'builtin'>, string> = {
  openai: 'OpenAI',
  google: 'Google',
  anthropic: 'Anthropic',
  'openai-compatible': text('An OpenAI-compatible provider'),
};

function Provider({ status }: { status: Status }) {
  const t = useT();
  const format = useFormat();
  const { textModel, imageModel, videoModel, lastSuccessAt, lastError, month } = status;
  const itself = t('Vitrin itself');
  const facts: [string, string][] = [
    [
      t('Words'),
      status.server ? t('{model}, captions only', { model: textModel ?? '' }) : (textModel ?? itself),
    ],
    [t('Pictures'), imageModel ?? itself],
    [t('Reels'), videoModel ?? itself],
    [t('Last answer'), lastSuccessAt ? format.dateTime(lastSuccessAt) : t('None yet')],
    [t('Questions this month'), format.number(month.calls)],
    [t('Cost this month, by list prices'), costOf(status, t, format)],
  ];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-medium text-sm">
          {nameOf(status, t)}
          <Reachable status={status} />
        </p>
        <CheckButton />
      </div>
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid min-w-0 gap-0.5">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {lastError && (
        <p className="text-ink-soft text-sm">
          {t('Last error, {date}: {reason}', {
            date: format.dateTime(lastError.at),
            reason: t.message(lastError.message),
          })}
        </p>
      )}
    </div>
  );
}

function nameOf({ provider, server }: Status, t: ReturnType<typeof useT>): string {
  if (server) return MODEL_SERVER_NAMES[server];
  return provider === 'builtin' ? t('Vitrin itself') : t(NAMES[provider]);
}

function costOf({ month }: Status, t: ReturnType<typeof useT>, format: ReturnType<typeof useFormat>): string {
  if (month.cost === null) return month.calls === 0 ? format.money(0, 'USD') : t('Not known');
  const cost =
    month.cost > 0 && month.cost < 0.01
      ? t('less than {amount}', { amount: format.money(0.01, 'USD') })
      : format.money(month.cost, 'USD');
  return month.unpriced > 0 ? t('{cost}, and what is not known', { cost }) : cost;
}

function Reachable({ status: { reachable } }: { status: Status }) {
  const t = useT();
  if (reachable === null) return <Badge>{t('Not asked yet')}</Badge>;
  return reachable ? (
    <Badge tone="positive" dot>
      {t('Answers')}
    </Badge>
  ) : (
    <Badge tone="negative" dot>
      {t('Does not answer')}
    </Badge>
  );
}

function CheckButton() {
  const t = useT();
  const client = useQueryClient();
  const check = useChange({
    change: () => call(aiStatusEndpoints.check),
    onSuccess(status) {
      client.setQueryData(aiStatusQuery().queryKey, status);
      toast({
        title: status.reachable ? t('The AI provider answers') : t('The AI provider does not answer'),
      });
    },
    onError(error) {
      toast({
        title: t('Not Checked'),
        description: t.message(
          reasonOf(error, text('The AI provider could not be checked. Please try again.')),
        ),
        variant: 'destructive',
      });
    },
  });
  return (
    <Button
      variant="secondary"
      size="small"
      pending={check.isPending}
      pendingLabel={t('Checking...')}
      onClick={() => check.mutate()}
    >
      {t('Check now')}
    </Button>
  );
}
