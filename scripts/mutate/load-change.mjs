import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { applied } from './find-changes.mjs';
import { guardLoops } from './guard-loops.mjs';

/** Loaded first in each process of the server's tests: gives a changed source to the process and writes nothing. */
if (process.env.CADRE_CHANGE) {
  const { file, ...change } = JSON.parse(process.env.CADRE_CHANGE);
  const changed = pathToFileURL(file).href;
  registerHooks({
    load(url, context, next) {
      if (url !== changed) return next(url, context);
      const source = stripTypeScriptTypes(guardLoops(file, applied(readFileSync(file, 'utf8'), change)));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
