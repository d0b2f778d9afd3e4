import { join } from 'node:path';
import { root, toolFile } from './project.mjs';
import { runProcess, stopAll } from './run-process.mjs';

/** The server restarts and the web reloads as files change; the web's own server passes /api on to ours. */
export async function runDev(node) {
  const port = process.env.PORT ?? '3000';
  const env = { PORT: port, CADRE_API: `http://127.0.0.1:${port}` };
  const processes = [
    runProcess(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { env }),
    runProcess(node, [toolFile('vite', 'vite', 'web')], { cwd: join(root, 'web'), env }),
  ];
  const code = await Promise.race(processes);
  stopAll('SIGTERM');
  await Promise.all(processes);
  return code;
}
