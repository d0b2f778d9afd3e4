import { ApiProblem } from './api-problem.ts';

/**
 * A part of the product that is loaded when it is first needed. Without a connection it cannot be loaded, which does not mean that it no longer
 * exists.
 */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    throw navigator.onLine ? failure : new ApiProblem(0, '');
  }
}
