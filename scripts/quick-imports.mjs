import { registerHooks } from 'node:module';

/*
 * The package.json of drizzle-orm lists every one of its files, 180 KB in all, and Node.js looks into it again for each
 * file that drizzle imports of its own and each that we import of it. That took a second of every start. What is asked
 * for once is remembered here, and a relative path is only put together.
 */
const found = new Map();

registerHooks({
  resolve(specifier, context, resolve) {
    const { parentURL = '' } = context;
    if (specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')) {
      if (!found.has(specifier)) found.set(specifier, { ...resolve(specifier, context), shortCircuit: true });
      return found.get(specifier);
    }
    if (specifier.startsWith('.') && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    return resolve(specifier, context);
  },
});
