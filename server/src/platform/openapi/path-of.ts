import { apiBase } from '../http/served.ts';

const parameter = /:(\w+)/g;

/** The names of the parameters in a path. */
export const parametersIn = (path: string): string[] => [...path.matchAll(parameter)].map(([, name = '']) => name);

/** `/users/:id` as OpenAPI writes it. */
export const pathOf = (path: string): string => apiBase + path.replace(parameter, '{$1}');
