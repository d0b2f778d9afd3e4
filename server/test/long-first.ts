import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files: they make every call, start processes or print documents. */
const long = [
  'answers/answers',
  'postgres/accounts',
  'guarded/guarded',
  'embedded/engine',
  'crud/refusals',
  'crud/scopes',
  'crud/writes',
  'crud/keyset',
  'platform/jobs',
  'forms/forms',
  'imports/imports',
  'faults/killed-entrance',
  'platform/start',
  'test/seeds',
  'approvals/chains',
  'people/change-properties',
];

/** Within a project they begin first, so that none of them is left running alone at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((own) => own.toSorted((a, b) => place(a) - place(b)));
  }
}

const place = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
  return at < 0 ? long.length : at;
};
