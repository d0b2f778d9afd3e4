import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/**
 * Each reads the report of one test runner and returns how many tests passed and failed, and for each failed one its file, its name and the
 * first lines of its message.
 */
export function countVitestTests(file) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be read, or whose preparation failed, has no failed test.
    if (status === 'failed' && failed.length === 0) return [failure(name, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

export function countPlaywrightTests(file) {
  const { config, stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [
    ...errors.map(({ message, location }) => failure(location?.file ?? config.configFile, 'the run itself', message)),
    ...suites.flatMap((suite) => failedJourneys(suite, config.rootDir)),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function failedJourneys({ specs = [], suites = [] }, folder) {
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
      .map(({ results }) => failure(`${folder}/${file}`, title, results.flatMap(({ errors }) => errors)[0]?.message)),
  );
  return [...failed, ...suites.flatMap((suite) => failedJourneys(suite, folder))];
}

export function countNodeTests(file) {
  const tap = readFileSync(file, 'utf8');
  const total = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1]);
  const failures = [...tap.matchAll(/^not ok \d+ - (.*)\n {2}---\n([\s\S]*?)^ {2}\.\.\.$/gm)].map(([, name, details]) => {
    const value = (key) => new RegExp(`^ {2}${key}: (?:\\|-\\n((?: {4}.*\\n?)*)|'(.*)'|(.*))$`, 'm').exec(details)?.slice(1).find(Boolean);
    return failure(value('location')?.replace(/:\d+:\d+$/, '') ?? '', name, value('error'));
  });
  return { passed: total('pass'), failed: total('fail'), failures };
}

const failure = (file, name, words = '') => ({ file: relative(root, file), name, says: firstLines(stripVTControlCharacters(words)) });

/** The second and third line of a journey's error contain the locator and the expectation. */
const firstLines = (words) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .filter((line) => !line.startsWith('at '));
