// The product as `npm start` runs it, without a look at whether it is built: four of them start at once.
import { become, enterProject } from '../../scripts/on-node-24.mjs';

enterProject();
await become('../src/server/main.ts');
