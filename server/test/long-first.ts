import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files: they make every call, start processes or print documents. */
const long = [
  'answers/answers',
  'guarded/guarded',
  'starting/refusals',
  'postgres/accounts',
  'payroll/settlements',
  'embedded/engine',
  'crud/keyset',
  'imports/imports',
  'imports/many-rows',
  'crud/views',
  'crud/refusals',
  'crud/scopes',
  'crud/writes',
  'platform/jobs',
  'privacy/purge',
  'postgres/restart',
  'requests/leaves',
  'imports/updates',
  'people/bulk',
  'forms/forms',
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
