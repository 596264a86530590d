#!/usr/bin/env node
import { become, enterProject } from './on-node-24.mjs';

// Folders and files are meant where the command is typed.
process.env.INIT_CWD ??= process.cwd();
enterProject();

const parameters = process.argv.slice(2);
if (parameters.length === 1 && parameters[0] === 'start') await import('./start.mjs');
else await become('../src/server/operations/command/program/main.ts', parameters);
