import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContracts } from './scripts/lean-contracts.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), leanContracts()],
  resolve: {
    alias: {
      // wouter's bridge to Reacts that lack the hook.
      'use-sync-external-store/shim/index.js': 'react',
      // The original injects a <style> element, which our content security policy forbids.
      'react-remove-scroll': fileURLToPath(new URL('./src/web/core/ui/remove-scroll.tsx', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A small picture inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every page starts with is one file: it compresses better than the many it would be split into.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '^/(api|s|l)/': 'http://localhost:3000' } },
});
