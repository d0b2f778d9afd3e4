import { placeOf } from './place-of.mjs';
import { plan } from './plan.mjs';

/** Why an arrow is forbidden, as the end of a sentence; undefined if it is allowed. */
export function refuseArrow(arrow) {
  const from = placeOf(arrow.from);
  if (arrow.package) return refusePackage(from, arrow.package);
  const to = placeOf(arrow.to);
  if (!to) return `${arrow.to} belongs to no floor`;
  if (to.building !== from.building) return refuseBuilding(from, to);
  if (to.isTest) return 'no code may stand on a test';
  if (to.height > from.height) return `${from.floor} may not look up to ${to.floor}`;
  if (to.height === from.height && to.room !== from.room) return `the features ${from.room} and ${to.room} may not know each other`;
  return undefined;
}

const forTests = ['test', 'e2e', 'bench'];

function refuseBuilding(from, to) {
  if (to.building === 'testing') return forTests.includes(from.floor) ? undefined : 'only tests stand on testing';
  const { below } = plan[from.building];
  if (!below.includes(to.building)) return `${from.building} may import ${below.join(' and ') || 'nothing'}, not ${to.building}`;
  if (to.isTest) return 'no code may stand on a test';
  return undefined;
}

function refusePackage(from, name) {
  const { packages } = plan[from.building];
  if (!packages || from.isTest || packages.includes(name)) return undefined;
  return `${from.building} may use ${packages.length ? `only the package ${packages.join(', ')}` : 'no package'}`;
}
