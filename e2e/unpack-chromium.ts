import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));

/** Its own configuration looks for the fonts in a fixed folder. */
const fontsBesideIt = '<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n';

/**
 * Unpacks the browser once per version into our own cache. Its package would use the shared temporary folder, where another
 * version or another user's copy may lie already.
 */
export async function unpackChromium(): Promise<{ executablePath: string; libraries: string; fonts: string }> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return { executablePath: join(folder, 'chromium'), libraries: join(folder, 'al2023/lib'), fonts: join(folder, 'fonts') };
}

async function unpackInto(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const before = process.env.TMPDIR;
  // inflate() writes to the temporary folder and takes no other.
  process.env.TMPDIR = unfinished;
  try {
    for (const part of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(packageFolder, 'bin', part));
    writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontsBesideIt);
    // Both come out readable by their maker alone; a clone may be tested by more than one account.
    for (const path of [unfinished, join(unfinished, 'chromium')]) chmodSync(path, 0o755);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Someone else has finished the same work in the meantime.
    if (!existsSync(folder)) throw error;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
