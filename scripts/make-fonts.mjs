import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { root } from './project.mjs';

/**
 * Rebuilds the fonts of the PDF documents: `node scripts/make-fonts.mjs`, then `npm run printable`. They are vendored because the packages weigh 80 MB each
 * and carry WOFF for the Chinese, Japanese and Korean characters, which takes ten seconds per document to unpack.
 */
const fonts = [
  {
    package: '@expo-google-fonts/noto-sans@0.4.2',
    licence: 'LICENSE_FONT',
    name: 'noto-sans',
    files: { regular: '400Regular/NotoSans_400Regular.ttf', bold: '700Bold/NotoSans_700Bold.ttf' },
  },
  ...[
    ['thai', 'Thai', '0.4.2'],
    ['hebrew', 'Hebrew', '0.4.1'],
    ['georgian', 'Georgian', '0.4.3'],
    ['armenian', 'Armenian', '0.4.2'],
  ].map(([script, Script, version]) => ({
    package: `@expo-google-fonts/noto-sans-${script}@${version}`,
    licence: 'LICENSE_FONT',
    name: `noto-sans-${script}`,
    files: { regular: `400Regular/NotoSans${Script}_400Regular.ttf`, bold: `700Bold/NotoSans${Script}_700Bold.ttf` },
  })),
  {
    // Noto draws a letter and its dots apart, so a copied name would lack them or have more.
    package: '@expo-google-fonts/ibm-plex-sans-arabic@0.4.2',
    licence: 'LICENSE_FONT',
    name: 'ibm-plex-sans-arabic',
    files: { regular: '400Regular/IBMPlexSansArabic_400Regular.ttf', bold: '700Bold/IBMPlexSansArabic_700Bold.ttf' },
  },
  {
    package: '@fontsource/noto-sans-sc@5.3.0',
    licence: 'LICENSE',
    name: 'noto-sans-sc',
    files: {
      regular: 'files/noto-sans-sc-chinese-simplified-400-normal.woff',
      bold: 'files/noto-sans-sc-chinese-simplified-700-normal.woff',
    },
  },
  {
    package: '@fontsource/noto-sans-jp@5.3.0',
    licence: 'LICENSE',
    name: 'noto-sans-jp',
    files: {
      regular: 'files/noto-sans-jp-japanese-400-normal.woff',
      bold: 'files/noto-sans-jp-japanese-700-normal.woff',
      // Contains 﨑, which the language file lacks and many family names need.
      'names-regular': 'files/noto-sans-jp-67-400-normal.woff',
      'names-bold': 'files/noto-sans-jp-67-700-normal.woff',
    },
  },
  {
    package: '@fontsource/noto-sans-kr@5.3.0',
    licence: 'LICENSE',
    name: 'noto-sans-kr',
    files: { regular: 'files/noto-sans-kr-korean-400-normal.woff' },
  },
  {
    package: '@fontsource/noto-sans-math@5.3.0',
    licence: 'LICENSE',
    name: 'noto-sans-math',
    files: { regular: 'files/noto-sans-math-latin-400-normal.woff' },
  },
];

const target = join(root, 'server/assets/fonts');
const workshop = mkdtempSync(join(tmpdir(), 'cadre-fonts-'));
mkdirSync(target, { recursive: true });
try {
  for (const font of fonts) makeFont(font);
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

function makeFont(font) {
  const folder = join(workshop, font.name);
  mkdirSync(folder);
  const archive = execFileSync('npm', ['pack', '--silent', font.package], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  execFileSync('tar', ['-xzf', archive.trim()], { cwd: folder });
  const source = join(folder, 'package');
  for (const [weight, file] of Object.entries(font.files)) {
    const bytes = readFileSync(join(source, file));
    writeFileSync(join(target, `${font.name}-${weight}.ttf`), file.endsWith('.woff') ? unpackWoff(bytes) : bytes);
  }
  copyFileSync(join(source, font.licence), join(target, `${font.name}.OFL.txt`));
  console.log(`${font.name}: ${Object.keys(font.files).join(', ')}`);
}

/** WOFF is a TrueType file with individually compressed tables: writing them uncompressed restores the font. */
function unpackWoff(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  writeHead(directory, woff.readUInt32BE(4), count);

  const tables = [];
  let offset = directory.length;
  for (let at = 0; at < count; at += 1) {
    const entry = woff.subarray(44 + 20 * at, 64 + 20 * at);
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(start, start + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    entry.copy(directory, 12 + 16 * at, 0, 4);
    entry.copy(directory, 12 + 16 * at + 4, 16, 20);
    directory.writeUInt32BE(offset, 12 + 16 * at + 8);
    directory.writeUInt32BE(length, 12 + 16 * at + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([directory, ...tables]);
}

/** The three numbers after the count let old readers use a binary search in the directory. */
function writeHead(directory, flavour, count) {
  const steps = Math.floor(Math.log2(count));
  const range = 16 * 2 ** steps;
  directory.writeUInt32BE(flavour, 0);
  [count, range, steps, 16 * count - range].forEach((value, at) => {
    directory.writeUInt16BE(value, 4 + 2 * at);
  });
}
