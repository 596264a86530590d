import { createRequire } from 'node:module';

/* Stands in for `@node-rs/argon2` in tests, which sign up hundreds of people: the same algorithm at its least cost. */
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let verified = 0;

export const hash = (password: string) => argon2.hash(password, LEAST);
export const verify = (hashed: string, password: string) => {
  verified += 1;
  return argon2.verify(hashed, password);
};
/** How many so far. */
export const verifications = () => verified;
