import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const loader = new URL('./load-change.mjs', import.meta.url);
const recorder = new URL('./record-reach.mjs', import.meta.url);
/** Ends a change that hangs: a fifth of the usual limit, which already follows the speed of the machine. */
const shareOfLimit = 0.2;

/**
 * Runs test files of the server again and again on one prepared PostgreSQL. Each run has its own process, so nothing that a change has
 * computed remains. The first failing test ends a run.
 */
export async function openServerTests(root) {
  let outcome;
  const onTestRunEnd = (modules, errors, reason) => {
    const module = modules.find((one) => one.state() === 'failed');
    const failure = module && [...module.children.allTests('failed'), module].find(messageOf);
    outcome = {
      passed: reason === 'passed' && errors.length === 0,
      failed: module && relative(root, module.moduleId),
      error: errors[0]?.message ?? (failure && `${failure.fullName ?? failure.moduleId}: ${messageOf(failure)}`),
      durations: new Map(modules.map((module) => [relative(root, module.moduleId), module.diagnostic().duration])),
    };
  };

  const vitest = await createVitest({
    root: join(root, 'server'),
    project: ['server-unit', 'server-postgres'],
    watch: false,
    maxWorkers: 1,
    bail: 1,
    reporters: [{ onTestRunEnd }],
  });
  vitest.config.sequence.sequencer = AsGiven;
  for (const { config } of vitest.projects) {
    config.testTimeout *= shareOfLimit;
    config.hookTimeout *= shareOfLimit;
    config.expect.poll.timeout *= shareOfLimit;
    config.setupFiles.push(fileURLToPath(recorder));
  }
  const [unit, postgres] = ['server-unit', 'server-postgres'].map((name) => vitest.projects.find((project) => project.name === name));
  const nodeOptions = process.env.NODE_OPTIONS ?? '';
  // So that PostgreSQL ends with an interrupted run.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

  /** Whether the test files pass in this order, with these variables of the environment. */
  async function run(tests, env = {}) {
    const files = tests.map((test) => (test.startsWith('server/src/') ? unit : postgres).createSpecification(join(root, test)));
    Object.assign(process.env, env, { CADRE_TEST_FEW: '1', NODE_OPTIONS: `${nodeOptions} --import=${loader.href}` });
    try {
      await vitest.runTestSpecifications(files);
      return outcome;
    } finally {
      for (const name of Object.keys(env)) delete process.env[name];
      process.env.NODE_OPTIONS = nodeOptions;
      // Vitest reports a failing test by the exit code of the process, but here it is the expected outcome.
      process.exitCode = 0;
    }
  }

  /** The server with the prepared database, which later runs may replace. */
  async function prepare() {
    await vitest.initializeGlobalSetup([{ project: postgres }]);
    return postgres.getProvidedContext().postgres;
  }

  const replaceTemplate = (template) => postgres.provide('postgres', { ...postgres.getProvidedContext().postgres, template });

  return { run, prepare, replaceTemplate, close: () => vitest.close() };
}

class AsGiven {
  sort = (files) => files;
}

function messageOf(one) {
  return (one.type === 'module' ? one.errors() : (one.result().errors ?? []))[0]?.message;
}
