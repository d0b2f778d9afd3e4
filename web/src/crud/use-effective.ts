import { withCustom } from '@cadre/contract/custom-fields';
import type { Resource } from '@cadre/contract/resource';
import { useCustomFields } from '../platform/custom-fields.ts';

/** A declaration with the fields that the company added. */
export const useEffective = <R extends Resource>(resource: R): R => withCustom(resource, useCustomFields());

/** The rows of the form that the company added. */
export const customRows = ({ form, fields }: Resource): Resource['form']['rows'] =>
  form.rows.filter((names) => names.some((name) => fields[name]?.custom));
