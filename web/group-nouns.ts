import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { everyNoun, usedNouns } from './find-nouns.ts';

const features = resolve(import.meta.dirname, 'src/features');

/** The bundle with the names of all nouns. */
export const allNames = 'names';

/** Nouns travel together with those of the same area: the section of the web that names them most. */
export const areaOf: Readonly<Record<string, string>> = areas();

export const usedAreas = (files: readonly string[]): string[] =>
  [...new Set([...usedNouns(files)].map((noun) => areaOf[noun] as string))].sort();

function areas(): Record<string, string> {
  const sections = readdirSync(features).map((area) => ({ area, source: sourcesBelow(resolve(features, area)) }));
  const timesNamed = (source: string, noun: string) => source.split(new RegExp(`['/]${noun}'`)).length - 1;
  return Object.fromEntries(
    everyNoun.map((noun) => {
      const counted = sections.map(({ area, source }) => ({ area, times: timesNamed(source, noun) }));
      return [noun, counted.reduce((most, one) => (one.times > most.times ? one : most), { area: 'others', times: 0 }).area];
    }),
  );
}

function sourcesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(resolve(folder, name), 'utf8'))
    .join('\n');
}
