import { dirname, posix } from 'node:path';

const extension = /\.(ts|tsx|mjs|sql|css|json|yaml|yml|sh|md|png)$/;

/** The changelog mentions files and options that no longer exist. */
const historical = new Set(['CHANGELOG.md']);

/** Commands of PostgreSQL, and names of spelling styles. */
const foreign = new Set(['pg_dump', 'pg_restore', 'snake_case', 'camelCase']);

/**
 * Links to files and headings, paths, and names in code that do not exist, by document and line. `<name>` and `*` in a path match anything; a
 * file name without a folder may be anywhere. Names are those with an underscore or an inner capital.
 *
 * @param {{entries: string[], documents: Map<string, string>, sources: string[], read: (path: string) => string}} project
 *   folders in `entries` end with a slash; `sources` are the files where names in code may occur
 */
export function findMissing({ entries, documents, sources, read }) {
  const known = new Set(entries);
  const names = new Set(entries.map((path) => posix.basename(path)));
  const folders = new Set(entries.filter((path) => /^[^/]+\/$/.test(path)));
  const missing = [];
  const mentions = [];

  for (const [path, text] of documents) {
    for (const [index, line] of withoutBlocks(text).entries()) {
      const complain = (what) => missing.push({ path, number: index + 1, what });
      for (const [, target] of line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
        const fault = faultOfLink(path, target);
        if (fault) complain(fault);
      }
      if (historical.has(path)) continue;
      for (const [, code] of line.matchAll(/`([^`]+)`/g)) {
        if (isPath(code)) exists(code) || complain(`names the path ${code}, which does not exist`);
        else for (const name of namesIn(code)) mentions.push({ name, complain });
      }
    }
  }
  const unknown = new Set(mentions.map(({ name }) => name).filter((name) => !foreign.has(name)));
  for (const source of sources) {
    if (unknown.size === 0) break;
    const text = read(source);
    for (const name of unknown) if (text.includes(name)) unknown.delete(name);
  }
  for (const { name, complain } of mentions) if (unknown.has(name)) complain(`names ${name}, which does not occur in the code`);
  return missing;

  function faultOfLink(from, target) {
    if (/^[a-z]+:/.test(target)) return undefined;
    const [file, anchor] = target.split('#');
    const path = file === '' ? from : posix.join(dirname(from), file);
    if (!known.has(path) && !known.has(`${path}/`)) return `links to ${target}, which does not exist`;
    if (anchor !== undefined && !headingsOf(documents.get(path) ?? '').includes(anchor))
      return `links to ${target}, which has no such heading`;
    return undefined;
  }

  function isPath(code) {
    if (!/^[\w.<>*-]+(\/[\w.<>*-]+)*\/?$/.test(code)) return false;
    return extension.test(code) || (code.includes('/') && folders.has(`${code.split('/')[0]}/`));
  }

  function exists(code) {
    if (/[<*]/.test(code)) return entries.some((path) => patternOf(code).test(path));
    return code.includes('/') ? known.has(code) || known.has(`${code}/`) : names.has(code);
  }
}

/** The lines, with those of code blocks empty. */
function withoutBlocks(text) {
  let isInside = false;
  return text.split('\n').map((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isInside = !isInside;
    return isFence || isInside ? '' : line;
  });
}

/** The anchors of headings, in the format of GitHub. */
const headingsOf = (text) =>
  withoutBlocks(text)
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );

const patternOf = (code) => new RegExp(`^${code.replaceAll('.', '\\.').replaceAll(/<[^>]+>|\*/g, '[^/]+')}$`);

const namesIn = (code) => (/^\w+(\.\w+)*(\(\))?$/.test(code) ? code.split(/\W/).filter((name) => /[a-z]_[a-z]|[a-z][A-Z]/.test(name)) : []);
