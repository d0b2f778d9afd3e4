import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Graph, withImports } from './module-graph.ts';
import type { Words } from './read-words.ts';
import { entrySections, insideSections, offScreenSections } from './src/platform/text-sections.ts';

const features = resolve(import.meta.dirname, 'src/features');
/** The texts themselves, and the calls of all resources, which include the history but show none of its words. */
const wordless = /\/node_modules\/|\/contract\/src\/(texts\/|resource-calls\.ts)/;
const declared = /\/contract\/src\/(?:resources|views)\/([\w-]+)\.ts$/;
const none: Words = { sections: [], nouns: [] };
const ofNoPage: ReadonlySet<string> = new Set([...entrySections, ...insideSections, ...offScreenSections]);

/** The words of nouns are loaded together with those of the same area: a section of the web. */
export const areas: readonly string[] = [...readdirSync(features), 'others'];
export const isPageSection = (section: string): boolean => !ofNoPage.has(section);

export type WordGraph = ReturnType<typeof wordGraph>;

/** The words that each module names, and through the modules' imports the words of each page. */
export function wordGraph() {
  const named = new Map<string, Words>();
  let areaOf: Readonly<Record<string, string>> | undefined;

  const below = (roots: readonly string[], graph: Graph) => [...withImports(roots, graph, (id) => !wordless.test(id))];
  const namedIn = (id: string): Words => named.get(id) ?? none;
  const areaOfNoun = (noun: string, graph: Graph): string => {
    areaOf ??= areasOfNouns(named, graph);
    return areaOf[noun] ?? 'others';
  };

  return {
    note: (id: string, words: Words): void => void named.set(id, words),
    areaOf: areaOfNoun,
    /** The parts of the texts that a file and its static imports use. */
    partsOf: (id: string, graph: Graph): string[] => {
      const words = below([id], graph).map(namedIn);
      const sections = words.flatMap((word) => word.sections).filter(isPageSection);
      const nouns = words.flatMap((word) => word.nouns).map((noun) => `nouns/${areaOfNoun(noun, graph)}`);
      return [...new Set([...sections, ...nouns])].sort();
    },
    /** A file that is loaded with these roots and names a section that they may not use. */
    findMisplaced: (roots: readonly string[], graph: Graph, mayNotUse: (section: string) => boolean) =>
      below(roots, graph)
        .map((file) => ({ file, section: namedIn(file).sections.find(mayNotUse) }))
        .find(({ section }) => section),
  };
}

/** A noun is of the area whose modules import its declaration most, else name it most. */
function areasOfNouns(named: ReadonlyMap<string, Words>, graph: Graph): Record<string, string> {
  const uses = [...named].flatMap(([id, { nouns }]) => {
    const area = id.startsWith(`${features}/`) ? (id.slice(features.length + 1).split('/')[0] as string) : undefined;
    if (!area) return [];
    const imported = (graph(id)?.importedIds ?? []).map((other) => declared.exec(other)?.[1]).filter((noun) => noun !== undefined);
    return [...imported.map((noun) => ({ noun, area, weight: 100 })), ...nouns.map((noun) => ({ noun, area, weight: 1 }))];
  });
  return Object.fromEntries(
    [...Map.groupBy(uses, ({ noun }) => noun)].map(([noun, ofNoun]) => {
      const weights = [...Map.groupBy(ofNoun, ({ area }) => area)].map(([area, ofArea]) => ({ area, weight: sum(ofArea) }));
      return [noun, weights.sort((one, other) => other.weight - one.weight || one.area.localeCompare(other.area))[0]?.area ?? 'others'];
    }),
  );
}

const sum = (uses: readonly { weight: number }[]): number => uses.reduce((total, { weight }) => total + weight, 0);
