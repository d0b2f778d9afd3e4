import type { Resource } from '@cadre/contract/resource';
import type { Row } from '../fields/kind.ts';
import { labelOf } from './page.ts';

/** A row that was left unchanged, and the reason. */
export type Refused = { row: Row; reason: string };

const mostNames = 5;

/** The reasons why some rows were refused: each reason once, with the labels of its rows. */
export const refusalTexts = (resource: Resource, refused: readonly Refused[], list: (names: string[]) => string): string =>
  [...Map.groupBy(refused, ({ reason }) => reason)]
    .map(([reason, same]) => {
      const names = same.slice(0, mostNames).map(({ row }) => labelOf(resource, row));
      return `${reason} (${list(same.length > mostNames ? [...names, '…'] : names)})`;
    })
    .join(' ');
