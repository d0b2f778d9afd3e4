import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './project.mjs';

/**
 * The modules a visitor of each page loads: those requested by the router and the language, by their path in the manifest, with all their
 * static imports. Limits in kB of gzipped JavaScript; the style sheets have one limit for all pages.
 */
const words = (part) => `src/platform/languages/en/${part}.ts`;
const always = ['index.html', 'src/platform/languages/en.ts'];
const inside = ['src/signed-in.tsx', words('signed-in')];
const pages = [
  { name: 'sign-in', limit: 140, modules: [...always, 'src/features/access/access-layout.tsx', 'src/features/access/login-page.tsx'] },
  {
    name: 'a list',
    limit: 220,
    modules: [
      ...always,
      ...inside,
      'src/signed-in-pages/people.ts',
      'src/features/people/employees-page.tsx',
      words('people'),
      words('nouns/people'),
    ],
  },
];

const mostCss = 40;

const dist = process.argv[2] ?? join(root, 'web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

for (const { name, limit, modules } of pages) {
  const files = new Set();
  const sheets = new Set();
  for (const module of modules) collect(module, files, sheets);
  compare(name, files, limit, 'kB');
  compare(name, sheets, mostCss, 'kB of CSS');
  refuseKit(name, files);
}

function compare(name, files, limit, unit) {
  const size = [...files].reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
  console.log(`${name}: ${size.toFixed(1)} of ${limit} ${unit} in ${files.size} files`);
  if (size <= limit) return;
  console.error(`The page "${name}" loads more than it may. Import later what it does not need at first, or use something smaller.`);
  process.exitCode = 1;
}

/** Layers are fetched on first use; the kit marks its elements with its name. */
function refuseKit(name, files) {
  for (const file of [...files].filter((one) => readFileSync(join(dist, one)).includes('base-ui'))) {
    console.error(`The page "${name}" loads the kit of layers in ${file}. Open the layer with a part that fetches it.`);
    process.exitCode = 1;
  }
}

function collect(module, files, sheets) {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The manifest of the build knows no ${module}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) sheets.add(sheet);
  for (const imported of chunk.imports ?? []) collect(imported, files, sheets);
}
