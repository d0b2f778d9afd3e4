import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nounNames } from '@cadre/contract/texts/nouns';

const contract = resolve(import.meta.dirname, '../contract/src');
export const everyNoun: readonly string[] = nounNames;

/** The nouns whose texts these files and their static imports use: directly, and through the declarations they import. */
export function usedNouns(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const said = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { nouns: own, imports } = known(file);
    for (const noun of own) said.add(noun);
    waiting.push(...imports);
  }
  return said;
}

type Facts = { nouns: readonly string[]; imports: readonly string[] };
const facts = new Map<string, Facts>();

/** Every page imports much of the same, so each file is read once. */
function known(file: string): Facts {
  const source = facts.has(file) || !/\.tsx?$/.test(file) ? '' : readFileSync(file, 'utf8');
  const found = facts.get(file) ?? { nouns: nounsIn(file, source), imports: importsOf(file, source) };
  facts.set(file, found);
  return found;
}

/**
 * Any string that equals the name of a noun counts, unless it is compared with; a contract file counts for the noun it declares, its
 * `noun:` values, and the tags that have no declaration.
 */
function nounsIn(file: string, source: string): readonly string[] {
  if (isEveryDeclaration(file)) return everyNoun;
  if (!file.startsWith(contract)) return named(source, /(?<!=== |\[)['"`](?:nouns\.)?([a-z-]+)(?:['"`]|\.(?:empty|fields|options|moves))/g);
  const [, declared] = /\/(?:resources|views)\/([\w-]+)\.ts$/.exec(file) ?? [];
  if (declared) return [declared].filter(isNoun);
  return [...named(source, /\bnoun: '([\w-]+)'/g), ...named(source, /\btag(?: =|:) '([\w-]+)'/g).filter((noun) => !isDeclared(noun))];
}

const isDeclared = (noun: string): boolean => ['resources', 'views'].some((folder) => existsSync(`${contract}/${folder}/${noun}.ts`));

const named = (source: string, pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, word]) => word as string).filter(isNoun);

const isNoun = (word: string): boolean => everyNoun.includes(word);

const isEveryDeclaration = (file: string): boolean => /\/contract\/src\/(resources|views)\/index\.ts$/.test(file);

/** The texts themselves, and the calls of all resources, which include the history but show none of its words. */
const wordless = /\/contract\/src\/(texts\/|resource-calls\.ts)/;

function importsOf(file: string, source: string): string[] {
  if (isEveryDeclaration(file)) return [];
  const imported = [...source.matchAll(/^(?:import|export)(?! type )[^;]*?'((?:\.|@cadre\/contract\/)[^']+)';/gm)];
  return imported
    .map(([, path = '']) =>
      path.startsWith('.') ? resolve(dirname(file), path) : resolve(contract, `${path.slice('@cadre/contract/'.length)}.ts`),
    )
    .filter((path) => !wordless.test(path));
}
