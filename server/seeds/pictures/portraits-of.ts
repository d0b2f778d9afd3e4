import type { EmployeePlan } from '../company/plan.ts';
import { isWoman } from '../company/women.ts';
import { chanceOf } from '../files/plan-file.ts';
import type { SeedFile } from '../write/write-media.ts';
import { drawPortrait } from './draw-portrait.ts';

/** A drawn picture for almost all employees; some people never send one. */
export const portraitsOf = (people: EmployeePlan[], employeeIds: number[]): SeedFile[] =>
  people.flatMap(({ first_name, status }, number) =>
    status === 'onboarding' || number % 10 === 7
      ? []
      : [
          {
            model: 'employees',
            model_id: employeeIds[number] as number,
            collection: 'picture',
            name: 'picture.png',
            type: 'image/png',
            bytes: drawPortrait(chanceOf(number), isWoman(first_name)),
          },
        ],
  );
