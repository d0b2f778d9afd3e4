import { Session } from 'node:inspector/promises';

/** Counts from here on, in a module of its own: it is loaded once per process, a set-up file for each test file. */
const session = new Session();
if (process.env.CADRE_REACH) {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

/** The ranges of code that were executed since the last call, by file. */
export async function takeCoverage(files) {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => files.test(url))
    .map(({ url, functions }) => ({ url, functions: functions.map(({ ranges }) => ranges) }));
}
