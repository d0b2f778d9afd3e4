import { parseSync, Visitor } from 'oxc-parser';

const mostRounds = 100_000;

/** The same source, in which a loop that a change has made endless ends with an error. */
export function guardLoops(file, text) {
  const inserts = [];
  let count = 0;
  const guard = ({ start, end, body }) => {
    const rounds = `rounds_${count}`;
    count += 1;
    inserts.push(
      { at: start, text: `{ let ${rounds} = 0; ` },
      { at: body.start, text: `{ if (++${rounds} > ${mostRounds}) throw new Error('This loop does not end.'); ` },
      { at: body.end, text: ' }' },
      { at: end, text: ' }' },
    );
  };
  const loops = ['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'];
  new Visitor(Object.fromEntries(loops.map((kind) => [kind, guard]))).visit(parseSync(file, text).program);
  let guarded = text;
  // From the end, so that earlier positions stay; of equal positions, the outer loop opens first and closes last.
  for (const { at, text: inserted } of inserts.sort((one, other) => other.at - one.at))
    guarded = guarded.slice(0, at) + inserted + guarded.slice(at);
  return guarded;
}
