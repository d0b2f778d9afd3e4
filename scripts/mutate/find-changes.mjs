import { parseSync, Visitor } from 'oxc-parser';

/**
 * The changes that can be planted in a source text, in its order: `{ start, end, before, after, line }`. Each is a slip that a developer
 * could make. Types are never changed. A change that another one implies is left out: a dropped condition covers swapping `&&` and `||`.
 */
export function findChanges(file, text) {
  const found = [];
  const change = ({ start, end }, after) => found.push({ start, end, before: text.slice(start, end), after });
  const slice = ({ start, end }) => text.slice(start, end);
  const conditions = new Set();
  const implied = new Set();
  const symmetric = new Set();
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };

  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    IfStatement: ({ test, consequent, alternate }) => {
      conditions.add(test);
      // An `if` that never applies is the same as one whose only statement is missing.
      if (!alternate) implied.add(consequent).add(consequent.body?.length === 1 ? consequent.body[0] : null);
      if (test.type !== 'LogicalExpression') change(test, 'true');
      change(test, 'false');
    },
    ConditionalExpression: ({ test, consequent, alternate, ...whole }) => {
      conditions.add(test);
      if (isOfOrder(test, consequent, alternate, slice)) symmetric.add(test);
      // Equal values make no difference in a comparison for `sort`, and of its number only the sign counts.
      if (slice(consequent) === '-1' || slice(alternate) === '-1') {
        const tests = alternate.test ? [test, alternate.test] : [test];
        for (const one of tests) symmetric.add(one);
        const signs = alternate.test ? [consequent, alternate.consequent, alternate.alternate] : [consequent, alternate];
        for (const one of signs) implied.add(one).add(one.argument);
      }
      change(whole, `(${slice(consequent)})`);
      change(whole, `(${slice(alternate)})`);
    },
    LogicalExpression: ({ left, operator, right, ...whole }) => {
      if (operator === '??') {
        // A default for a value that is always there, which the types do not know.
        implied.add(right);
        return change(whole, `(${slice(right)})`);
      }
      conditions.add(left).add(right);
      change(whole, slice(left));
      change(whole, slice(right));
    },
    BinaryExpression: (expression) => {
      const { left, operator, right } = expression;
      const isSum = ['+', '-'].includes(operator);
      if (isSum && right.type === 'Literal') {
        implied.add(right);
        return change(expression, slice(left));
      }
      if (!(operator in otherOperator) || [left, right].some(isText) || symmetric.has(expression)) return;
      if (!(isEquality(operator) && conditions.has(expression)))
        change(expression, `${slice(left)} ${otherOperator[operator]} ${slice(right)}`);
    },
    UnaryExpression: (expression) => {
      const { operator, argument } = expression;
      if (implied.has(expression)) return;
      if (operator === '-' || (operator === '!' && !conditions.has(expression))) change(expression, slice(argument));
    },
    TSLiteralType: ({ literal }) => {
      implied.add(literal).add(literal.argument);
    },
    VariableDeclarator: ({ init }) => {
      if (functions === 0 && typeof init?.value === 'number') change(init, String(init.value + 1));
    },
    Literal: (literal) => {
      const { value } = literal;
      if (functions === 0 || implied.has(literal)) return;
      if (typeof value === 'number') change(literal, String(value + 1));
      if (typeof value === 'boolean') change(literal, String(!value));
    },
    CallExpression: ({ callee, ...whole }) => {
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { object, property } = callee;
      if (property.name === 'filter') change(whole, slice(object));
      const others = object.name === 'Math' ? otherMathMethod : otherMethod;
      if (Object.hasOwn(others, property.name)) change(property, others[property.name]);
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.name === 'sql') for (const one of sqlChanges(quasi, slice(quasi))) change(one, one.after);
    },
    ExpressionStatement: (statement) => {
      if (functions > 0 && !implied.has(statement)) change(statement, ';');
    },
    ContinueStatement: (statement) => implied.has(statement) || change(statement, ';'),
    BreakStatement: (statement) => implied.has(statement) || change(statement, ';'),
  }).visit(parseSync(file, text).program);

  return found
    .filter((one) => parseSync(file, applied(text, one)).errors.length === 0)
    .map((one) => ({ ...one, line: text.slice(0, one.start).split('\n').length }))
    .sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Slips in a statement. The `and` of `between … and` stays, because the statement would be refused without it. */
function sqlChanges({ start, quasis }, text) {
  const fixed = [...text.matchAll(/\bbetween\s+(\$\{[^}]*\}|\S+)\s+and\b/gi)].map((match) => start + match.index + match[0].length);
  return quasis.flatMap((quasi) =>
    [...text.slice(quasi.start - start, quasi.end - start).matchAll(sqlWord)].flatMap(({ 0: before, index }) => {
      const [from, to] = [quasi.start + index, quasi.start + index + before.length];
      return fixed.includes(to) ? [] : [{ start: from, end: to, after: otherSql[before] }];
    }),
  );
}

export const applied = (text, { start, end, after }) => text.slice(0, start) + after + text.slice(end);

const otherOperator = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

const otherSql = {
  and: 'or',
  or: 'and',
  'is null': 'is not null',
  'is not null': 'is null',
  'is distinct from': 'is not distinct from',
  'is not distinct from': 'is distinct from',
  'not exists': 'exists',
  true: 'false',
  false: 'true',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};
const sqlWord = /\b(?:and|or|is (?:not )?null|is (?:not )?distinct from|not exists|true|false)\b|(?<=\s)(?:<>|<=|>=|<|>)(?=\s|$)/g;

const otherMathMethod = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', round: 'floor' };
const otherMethod = { some: 'every', every: 'some', find: 'findLast', findLast: 'find' };

const isEquality = (operator) => operator.endsWith('==');

/** In `a < b ? a : b` equal values make no difference. */
const isOfOrder = ({ left, right }, consequent, alternate, slice) =>
  left && right && [slice(consequent), slice(alternate)].sort().join() === [slice(left), slice(right)].sort().join();

const isText = ({ type }) => type === 'TemplateLiteral';
