import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './compile-texts.ts';
import { compressAssets } from './compress-assets.ts';
import { dropSummaries } from './drop-summaries.ts';
import { findPageTexts } from './find-page-texts.ts';
import { chunkGroups } from './group-chunks.ts';
import { preloadFont } from './preload-font.ts';
import { splitNouns } from './split-nouns.ts';
import { splitSignedInPages } from './split-signed-in-pages.ts';

export default defineConfig(({ command }) => ({
  plugins: [dropSummaries(), findPageTexts(), splitSignedInPages(), splitNouns(), react(), compileTexts(), preloadFont(), compressAssets()],
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
