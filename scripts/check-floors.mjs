import { findCycles } from './floors/find-cycles.mjs';
import { findLargeFolders } from './floors/find-large-folders.mjs';
import { findLoneSections } from './floors/find-lone-sections.mjs';
import { findOwnChains } from './floors/find-own-chains.mjs';
import { placeOf } from './floors/place-of.mjs';
import { readArrows } from './floors/read-arrows.mjs';
import { refuseArrow } from './floors/refuse-arrow.mjs';
import { root as project } from './project.mjs';

/**
 * Imports only go down, features do not import each other, sections have one name on both sides, folders stay small, there are no cycles, and
 * requests reach their approvers one way. The project folder may be given as an argument.
 */
const root = process.argv[2] ?? project;
const { files, arrows } = readArrows(root);
const standing = arrows.filter((arrow) => placeOf(arrow.from));

const complaints = [
  ...files.filter((file) => !placeOf(file)).map((file) => `${file}:1 belongs to no floor.`),
  ...findLoneSections(files).map(({ section, file }) => `${file}:1 is of the section ${section}, which the server does not have.`),
  ...findLargeFolders(files).map(({ folder, count, most }) => `${folder}:1 has ${count} files, more than ${most}. Group them by subject.`),
  ...standing.flatMap((arrow) => {
    const why = refuseArrow(arrow);
    return why ? [`${arrow.from}:${arrow.line} imports ${arrow.to ?? arrow.package}: ${why}.`] : [];
  }),
  ...findCycles(standing).map(
    (ring) => `${ring[0].from}:${ring[0].line} is part of a cycle: ${[...ring.map(({ from }) => from), ring[0].from].join(' -> ')}.`,
  ),
  ...findOwnChains(root, files).map(({ file, line }) => `${file}:${line} opens an approval chain. Only server/src/crud/requests does.`),
];

for (const complaint of complaints) console.error(complaint);
if (files.length === 0) console.error('No source was found, so nothing was checked.');
if (complaints.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} files, ${arrows.length} imports: every arrow goes down.`);
