import { placeOf } from './place-of.mjs';

/** These sections show data of other sections and have no calls of their own. */
const onlyShow = ['dashboard', 'errors', 'help'];

/** Sections of the web without a server section of the same name, each with its first file: a capability has one name on both sides. */
export function findLoneSections(files) {
  const places = files.map((file) => ({ file, ...placeOf(file) })).filter(({ floor }) => floor === 'features');
  const served = new Set(places.filter(({ building }) => building === 'server').map(({ room }) => room));
  const lone = new Map();
  for (const { file, building, room } of places)
    if (building === 'web' && !served.has(room) && !onlyShow.includes(room) && !lone.has(room)) lone.set(room, file);
  return [...lone].map(([section, file]) => ({ section, file }));
}
