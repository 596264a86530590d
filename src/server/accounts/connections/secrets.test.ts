import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const OLD = 'the secret of last year, long enough';
const NEW = 'the secret of this year, long enough';

test('what is sealed for an owner opens for that owner only', () => {
  const secrets = createSecrets(NEW);
  const sealed = secrets.seal('shpat_çay', 'store 1');

  expect(secrets.open(sealed, 'store 1')).toBe('shpat_çay');
  expect(() => secrets.open(sealed, 'store 2')).toThrow();
  expect(sealed).not.toContain('shpat');
  expect(secrets.seal('shpat_çay', 'store 1')).not.toBe(sealed);
});

test('a changed text opens nothing, whichever part of it was changed', () => {
  const secrets = createSecrets(NEW);
  const parts = secrets.seal('token', 'owner').split('.');
  for (const index of parts.keys()) {
    const changed = parts.with(index, Buffer.from('changed').toString('base64url')).join('.');
    expect(() => secrets.open(changed, 'owner')).toThrow();
    expect(() => secrets.open(parts.with(index, '').join('.'), 'owner')).toThrow();
  }
  const [id, iv, tag, text] = parts;
  const shortTag = Buffer.from(tag!, 'base64url').subarray(0, 4).toString('base64url');
  expect(() => secrets.open([id, iv, shortTag, text].join('.'), 'owner')).toThrow();
});

test('after a change of the secret old texts open, and new ones are sealed under the new one alone', () => {
  const old = createSecrets(OLD).seal('token', 'owner');
  const rotated = createSecrets(NEW, [OLD]);

  expect(rotated.open(old, 'owner')).toBe('token');
  expect(rotated.earlierKeyIds).toEqual([old.split('.')[0]]);
  const fresh = rotated.seal('token', 'owner');
  expect(createSecrets(NEW).open(fresh, 'owner')).toBe('token');
  expect(() => createSecrets(OLD).open(fresh, 'owner')).toThrow('no longer open the access');
  expect(() => createSecrets(NEW).open(old, 'owner')).toThrow('no longer open the access');
});

test('the same secret named twice is no earlier one', () => {
  expect(createSecrets(NEW, [NEW]).earlierKeyIds).toEqual([]);
});
