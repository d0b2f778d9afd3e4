import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { dropSummaries } from './drop-summaries.ts';
import { findWords } from './find-words.ts';
import { chunkGroups } from './group-chunks.ts';
import { preloadFont } from './preload-font.ts';
import { splitSignedInPages } from './split-signed-in-pages.ts';
import { splitTexts } from './split-texts.ts';
import { wordGraph } from './word-graph.ts';

const words = wordGraph();

export default defineConfig(({ command }) => ({
  plugins: [dropSummaries(), splitSignedInPages(), splitTexts(words), react(), findWords(words), preloadFont(), compressAssets()],
  // Compiled texts need no parser in the browser; during development they are read uncompiled.
  resolve: command === 'build' ? { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } : {},
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  server: { proxy: { '/api': process.env.CADRE_API ?? 'http://127.0.0.1:3000' } },
}));
