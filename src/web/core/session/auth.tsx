import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type Login, signInEndpoints, type User } from '#shared/accounts/sign-in.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { paths } from '#web/core/app/paths.ts';

/** `failed`: the server could not say who is there, which is neither signed in nor signed out. */
type AuthState =
  | { status: 'loading' | 'anonymous' | 'failed'; user: null }
  | { status: 'authenticated'; user: User };

interface AuthActions {
  /** @returns null where a code is asked for before anybody is signed in. */
  signIn: (login: Login) => Promise<User | null>;
  signOut: () => Promise<void>;
  /** Lets in a user who has just signed in. */
  enter: (user: User) => void;
  /** Signed in on this page, not found signed in when it opened. */
  signedInHere: boolean;
  refetchUser: () => Promise<void>;
}

const AuthContext = createContext<(AuthState & AuthActions) | null>(null);

/** `visitor`: the server has just seen that nobody is signed in. */
export function AuthProvider({ visitor = false, children }: { visitor?: boolean; children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: visitor ? 'anonymous' : 'loading', user: null });
  const [signedInHere, setSignedInHere] = useState(false);

  const refetchUser = useCallback(async () => setState(await readUser()), []);
  useEffect(() => {
    if (!visitor) void refetchUser();
  }, [visitor, refetchUser]);

  const value = useMemo(
    () => ({
      ...state,
      signedInHere,
      refetchUser,
      signIn: async (body: Login) => (await call(signInEndpoints.login, { body })).user,
      enter(user: User) {
        setState({ status: 'authenticated', user });
        setSignedInHere(true);
        void refetchUser();
      },
      async signOut() {
        await call(signInEndpoints.logout);
        navigate(paths.home);
        setState({ status: 'anonymous', user: null });
        setSignedInHere(false);
      },
    }),
    [state, signedInHere, refetchUser],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth() {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** For pages that only a signed-in user reaches. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser must be used where a user is signed in');
  return user;
}

async function readUser(): Promise<AuthState> {
  try {
    const { user } = await call(signInEndpoints.user);
    return { status: 'authenticated', user };
  } catch (error) {
    return { status: error instanceof ApiError && error.status === 401 ? 'anonymous' : 'failed', user: null };
  }
}
