import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  MODEL_SERVER_NAMES,
  type ModelChoice,
  modelServerEndpoints,
  type ModelServers as Servers,
} from '#shared/content/model-servers.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { aiStatusQuery, modelServersQuery } from './queries.ts';

/** What runs on this computer and could write the captions; nothing is shown where nothing does. */
export function ModelServers() {
  const t = useT();
  return (
    <Loaded query={modelServersQuery()} failed={t('Failed to look for model servers.')} waiting={<span />}>
      {(servers) => <Offers servers={servers} />}
    </Loaded>
  );
}

type Found = Servers['found'][number];

function Offers({ servers: { found, chosen, isOverruled } }: { servers: Servers }) {
  if (isOverruled) return found.map((each) => <Overruled key={each.server} found={each} />);
  return (
    <>
      {chosen && !chosen.isThere && <Gone chosen={chosen} />}
      {found.map((each) => (
        <Offer
          key={each.server}
          found={each}
          writing={chosen?.server === each.server && chosen.isThere ? chosen.model : null}
        />
      ))}
    </>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return <div className="mt-5 grid gap-3 border-line border-t pt-5 text-sm">{children}</div>;
}

function Heading({ found }: { found: Found }) {
  const t = useT();
  return (
    <p className="wrap-anywhere font-medium">
      {t.plural(
        found.models.length,
        {
          one: 'A model server runs on this computer: {server}, {n} model',
          other: 'A model server runs on this computer: {server}, {n} models',
        },
        { server: MODEL_SERVER_NAMES[found.server] },
      )}
    </p>
  );
}

function Overruled({ found }: { found: Found }) {
  const t = useT();
  return (
    <Panel>
      <Heading found={found} />
      <p className="max-w-2xl text-ink-soft">
        {t('The settings of this server name an AI provider. That one writes, and nothing is sent here.')}
      </p>
    </Panel>
  );
}

function Offer({ found, writing }: { found: Found; writing: string | null }) {
  const t = useT();
  const { server, models } = found;
  const [wished, setWished] = useState(writing ?? models[0]);
  const choose = useChoice();
  if (models.length === 0)
    return (
      <Panel>
        <Heading found={found} />
        <p className="text-ink-soft">
          {t('None of its models writes texts. Load one there to use it here.')}
        </p>
      </Panel>
    );
  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading found={found} />
        {writing && (
          <Badge tone="positive" dot>
            {t('Writes your captions')}
          </Badge>
        )}
      </div>
      <p className="max-w-2xl text-ink-soft">
        {writing
          ? t(
              'The facts of your products are sent to this program, at no charge. What it writes is checked; if it fails, Vitrin writes and says so.',
            )
          : t('It can write your captions here, at no charge. Nothing is sent to it before you say so.')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={t('Model of {server}', { server: MODEL_SERVER_NAMES[server] })}
          value={wished}
          onValueChange={setWished}
          options={models.map((model) => ({ value: model, label: model }))}
          className="w-full sm:w-72"
        />
        {wished !== undefined && wished !== writing && (
          <RoleButton
            needs="manage"
            pending={choose.isPending}
            pendingLabel={t('Saving...')}
            onClick={() => choose.mutate({ server, model: wished })}
          >
            {writing ? t('Use this model') : t('Use it for captions')}
          </RoleButton>
        )}
        {writing && <TakeBackButton />}
      </div>
    </Panel>
  );
}

function Gone({ chosen }: { chosen: ModelChoice }) {
  const t = useT();
  return (
    <Panel>
      <Alert variant="caution">
        {t('{server} does not answer here with {model}. Until it does, Vitrin writes your captions itself.', {
          server: MODEL_SERVER_NAMES[chosen.server],
          model: chosen.model,
        })}
      </Alert>
      <p>
        <TakeBackButton />
      </p>
    </Panel>
  );
}

function TakeBackButton() {
  const t = useT();
  const takeBack = useAnswer(
    () => call(modelServerEndpoints.takeBack),
    text('Vitrin writes your captions again'),
  );
  return (
    <RoleButton
      needs="manage"
      variant="secondary"
      pending={takeBack.isPending}
      pendingLabel={t('Saving...')}
      onClick={() => takeBack.mutate()}
    >
      {t('Stop using it')}
    </RoleButton>
  );
}

function useChoice() {
  return useAnswer(
    (body: ModelChoice) => call(modelServerEndpoints.choose, { body }),
    text('The model on this computer writes your captions'),
  );
}

/** Every change answers with what is so now. */
function useAnswer<Variables = void>(change: (variables: Variables) => Promise<Servers>, done: string) {
  const t = useT();
  const client = useQueryClient();
  return useChange<Servers, Variables>({
    change,
    invalidates: [aiStatusQuery()],
    onSuccess(servers) {
      client.setQueryData(modelServersQuery().queryKey, servers);
      toast({ title: t(done) });
    },
    onError(error) {
      toast({
        title: t('Not Saved'),
        description: t.message(reasonOf(error, text('That could not be saved. Please try again.'))),
        variant: 'destructive',
      });
      client.invalidateQueries(modelServersQuery());
    },
  });
}
