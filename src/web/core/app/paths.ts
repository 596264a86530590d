export { paths } from '#shared/core/paths.ts';

/** The page of visitors, where a user arrives whose account has just been deleted. */
export const ACCOUNT_DELETED = '/?account=deleted';

/** Where the server signs a browser in. */
export const serverPaths = { login: '/api/login', google: '/api/auth/google' } as const;
