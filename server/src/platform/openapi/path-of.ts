import { apiBase } from '../http/served.ts';

export const isApiParameter = (part: string): boolean => part.startsWith(':');

/** `/users/:id` as OpenAPI writes it. */
export const pathOf = (path: string): string =>
  apiBase +
  path
    .split('/')
    .map((part) => (isApiParameter(part) ? `{${part.slice(1)}}` : part))
    .join('/');
