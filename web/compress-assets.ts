import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worth = /\.(js|css|svg|html|json|webmanifest)$/;
const smallest = 1024;

/** Writes .br and .gz next to every file that compresses well, so that the server only picks one; a draft build stays uncompressed. */
export const compressAssets = (): Plugin => {
  let folder = '';
  return {
    name: 'compress-assets',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'draft',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => worth.test(name) && !name.startsWith('.vite')).map((name) => compressFile(join(folder, name))),
      );
    },
  };
};

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
