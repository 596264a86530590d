/** Who signed in elsewhere, as an identity provider confirmed it. */
export interface Identity {
  /** The provider's lasting name for the person; an e-mail address may change hands. */
  subject: string;
  /** Null unless the provider has verified it. */
  email: string | null;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
}

/** What only we know between leaving for the provider and coming back. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** What any service that signs people in by OpenID Connect can do for us. */
export interface IdentityProvider {
  /** Where the browser goes to. @throws PlatformFailure */
  begin(secrets: SignInSecrets, redirectUri: string): Promise<string>;
  /** Whom the address names that the browser came back with. @throws PlatformFailure */
  finish(callback: URL, secrets: SignInSecrets): Promise<Identity>;
}
