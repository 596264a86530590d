import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { type InvitationOffer, memberEndpoints } from '#shared/accounts/members.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { rememberReturn } from '#web/core/app/return-to.ts';
import { PublicFrame } from '#web/core/public/public-frame.tsx';
import { useAuth } from '#web/core/session/auth.tsx';
import { enterAccount } from '#web/core/session/other-account.ts';
import { ROLE_EXPLANATIONS, ROLE_NAMES } from '#web/core/session/role-texts.ts';
import { useLogOut } from '#web/core/session/use-log-out.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button, ButtonLink } from '#web/core/ui/button.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { toast } from '#web/core/ui/toast.ts';

type Read = { offer: InvitationOffer } | { problem: Sentence };

const NOT_COMPLETE: Read = {
  problem: text('This link is not complete. Please open it from the e-mail again.'),
};

/** Where the link of an invitation leads, signed in or not. Opening it changes nothing. */
export function InvitationPage() {
  const t = useT();
  useDocumentTitle(t('Invitation'));
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [read, setRead] = useState<Read | null>(token ? null : NOT_COMPLETE);

  useEffect(() => {
    if (!token) return;
    let gone = false;
    readOffer(token).then((found) => !gone && setRead(found));
    return () => {
      gone = true;
    };
  }, [token]);

  return (
    <PublicFrame>
      <div className="mx-auto grid max-w-xl animate-rise justify-items-start gap-5 px-5 py-16 sm:py-24">
        {read === null ? (
          <Spinner label={t('Loading')} className="size-5" />
        ) : 'problem' in read ? (
          <>
            <h1 className="text-3xl">{t('Invitation')}</h1>
            <Alert variant="destructive">{t.message(read.problem)}</Alert>
          </>
        ) : (
          <Offer token={token} offer={read.offer} />
        )}
      </div>
    </PublicFrame>
  );
}

async function readOffer(token: string): Promise<Read> {
  try {
    return { offer: await call(memberEndpoints.readInvitation, { body: { token } }) };
  } catch (error) {
    return { problem: reasonOf(error, text('The invitation could not be read. Please reload the page.')) };
  }
}

interface OfferProps {
  token: string;
  offer: InvitationOffer;
}

function Offer({ token, offer }: OfferProps) {
  const t = useT();
  const { accountName, storeNames, role, email } = offer;
  return (
    <>
      <h1 className="wrap-anywhere text-balance text-3xl">
        {t('{name} invites you to work together', { name: accountName })}
      </h1>
      <dl className="grid w-full gap-3 text-sm">
        <Fact name={t('Your role')}>
          <span className="font-medium">{t(ROLE_NAMES[role])}</span>
          <span className="block text-ink-soft">{t(ROLE_EXPLANATIONS[role])}</span>
        </Fact>
        {storeNames.length > 0 && (
          <Fact name={t('Stores')}>{new Intl.ListFormat(t.locale).format(storeNames)}</Fact>
        )}
        <Fact name={t('For the address')}>{email}</Fact>
      </dl>
      <WayIn token={token} offer={offer} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 gap-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd dir="auto" className="wrap-anywhere min-w-0">
        {children}
      </dd>
    </div>
  );
}

function WayIn({ token, offer }: OfferProps) {
  const { user } = useAuth();
  if (!user) return <SignInFirst offer={offer} />;
  if (user.email.toLowerCase() !== offer.email.toLowerCase())
    return <OtherAddress email={user.email} wanted={offer.email} />;
  return <Join token={token} offer={offer} />;
}

/** The one that is likelier to be meant comes first; both lead back here. */
function SignInFirst({ offer: { email, hasUser } }: { offer: InvitationOffer }) {
  const t = useT();
  const [, go] = useLocation();

  function leave(to: string) {
    rememberReturn(window.location.pathname + window.location.search);
    go(to, { state: { email } });
  }
  const signIn = (
    <Button key="in" variant={hasUser ? 'primary' : 'secondary'} onClick={() => leave(paths.auth)}>
      {t('Sign In')}
    </Button>
  );
  const signUp = (
    <Button
      key="up"
      variant={hasUser ? 'secondary' : 'primary'}
      onClick={() => leave(`${paths.auth}?account=new`)}
    >
      {t('Create Account')}
    </Button>
  );
  return (
    <>
      <p className="text-ink-soft">
        {hasUser
          ? t('Sign in with {email} to join.', { email })
          : t('Create a Vitrin account with {email} to join.', { email })}
      </p>
      <div className="flex flex-wrap gap-3">{hasUser ? [signIn, signUp] : [signUp, signIn]}</div>
    </>
  );
}

function OtherAddress({ email, wanted }: { email: string; wanted: string }) {
  const t = useT();
  const logOut = useLogOut();
  const [isPending, setPending] = useState(false);

  async function leave() {
    const here = window.location.pathname + window.location.search;
    setPending(true);
    await logOut();
    // Signing out leads to the front page.
    navigate(here, { replace: true });
    setPending(false);
  }
  return (
    <>
      <Alert variant="caution">
        {t(
          'You are signed in as {email}. This invitation is for {wanted}: log out, and sign in with that address.',
          {
            email,
            wanted,
          },
        )}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} onClick={leave}>
          {t('Log out')}
        </Button>
        <ButtonLink variant="secondary" to={paths.dashboard}>
          {t('Go to the dashboard')}
        </ButtonLink>
      </div>
    </>
  );
}

function Join({ token, offer: { accountName } }: OfferProps) {
  const t = useT();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Sentence | null>(null);

  async function join() {
    setPending(true);
    try {
      const { accounts } = await call(memberEndpoints.acceptInvitation, { body: { token } });
      const joined = accounts.find(({ isCurrent }) => isCurrent);
      if (joined) enterAccount(joined.id);
      toast({ title: t('You are in the account of {name} now.', { name: accountName }) });
      navigate(paths.dashboard, { replace: true });
    } catch (error) {
      setProblem(reasonOf(error, text('You could not join. Please try again.')));
      setPending(false);
    }
  }
  return (
    <>
      {problem && <Alert variant="destructive">{t.message(problem)}</Alert>}
      <Button pending={isPending} pendingLabel={t('Joining...')} onClick={join}>
        {t('Join')}
      </Button>
    </>
  );
}
