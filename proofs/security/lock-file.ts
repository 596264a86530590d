import { readFileSync } from 'node:fs';

export interface LockedPackage {
  name: string;
  version: string;
  license: string;
  integrity: string | undefined;
  /** Needed only to build and to test. */
  isDev: boolean;
}

interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      license?: string;
      integrity?: string;
      link?: boolean;
      dev?: boolean;
      devOptional?: boolean;
    }
  >;
}

export function readLockFile(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  return Object.entries(packages).flatMap(
    ([path, { version, license, integrity, link, dev, devOptional }]) =>
      path === '' || link
        ? []
        : [
            {
              name: path.replace(/^.*node_modules\//, ''),
              version: version ?? '',
              license: license ?? 'not stated',
              integrity,
              isDev: Boolean(dev || devOptional),
            },
          ],
  );
}

/** @returns what is not pinned, or could be exchanged on its way here without being noticed. */
export function faultsOfLockFile(packages: LockedPackage[]): string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<string, Record<string, string>>;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const locked = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  return [
    ...wanted.flatMap(([name, version]) =>
      /^\d/.test(version) ? [] : [`${name} is not pinned: ${version}`],
    ),
    ...wanted.flatMap(([name, version]) =>
      locked.has(`${name}@${version}`) ? [] : [`${name}@${version} is not in the lock file`],
    ),
    ...packages.flatMap(({ name, integrity }) =>
      integrity?.startsWith('sha512-') ? [] : [`${name} has no sha512 sum in the lock file`],
    ),
  ];
}
