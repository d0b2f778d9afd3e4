import { type ImportedPay, importedPay } from '@cadre/contract/import-fields';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { ImportKinds } from '../../../crud/write/import-kind.ts';
import type { Services } from '../../../platform/services.ts';
import { importOf } from './import-of.ts';

/** Salaries, allowances, bonuses and deductions from a file. */
export const payImports = (services: Services, behaviours: Behaviours): ImportKinds =>
  Object.fromEntries(importedPay.map((name: ImportedPay) => [name, importOf(services, name, behaviours[name] ?? {})]));
