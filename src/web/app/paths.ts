export { paths } from '#shared/paths.ts';

/** Where the server signs a browser in. */
export const serverPaths = { login: '/api/login', google: '/api/auth/google' } as const;
