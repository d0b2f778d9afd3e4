import { describe, expect, test } from 'vitest';
import type { NotificationType } from './calls/notifications.ts';
import { particular } from './constraints.ts';
import { type Field, type Fields, isSealed } from './fields.ts';
import { papers } from './forms/index.ts';
import { noticeSubjects, rightToRead } from './guarded-notices.ts';
import { actionsOf, catalogue } from './permissions.ts';
import { problems } from './problems.ts';
import { rightsOfColumn } from './reports/column-rights.ts';
import { reports } from './reports/index.ts';
import type { ReportColumn } from './reports/report.ts';
import { requestKinds } from './request-kinds.ts';
import { isInquiry } from './request-notices.ts';
import { fieldOf, type Resource } from './resource.ts';
import { type ResourceName, resources } from './resources/index.ts';
import { requests } from './resources/requests.ts';
import { allTexts } from './texts/all.ts';
import { en } from './texts/en.ts';
import type { Noun } from './texts/noun.ts';
import { wordsIn } from './texts/words.ts';
import { recordKinds, type Timeline, type TimelineEvent } from './timeline-events.ts';

const words = wordsIn(en);

/** A number may be its own word. */
const wordless = (name: string, word: string): boolean => word === name && !/^\d+$/.test(name);

/** The form of a contract or an offer is worded with the noun `forms`. */
const paperFieldsOf = (name: string): Fields =>
  name === 'forms' ? Object.assign({}, ...Object.values(papers).map(({ fields }) => fields)) : {};

describe.each(Object.entries(resources) as [ResourceName, Resource][])('the declaration of %s', (key, resource) => {
  test('is registered under its own name', () => expect(resource.name).toBe(key));

  test('names only its own fields', () => {
    const shown = resource.list.table.map((name) => name.replace(/^-/, ''));
    const named = [
      resource.label,
      resource.list.order.by,
      ...shown,
      ...resource.form.rows.flat(),
      ...resource.list.search,
      ...resource.list.filters,
      ...resource.list.sort,
    ];
    expect(named.filter((name) => !fieldOf(resource, name))).toEqual([]);
  });

  test('keeps drafts private to their owner if requests can be saved as drafts', () => {
    if (resource.fields.as_draft)
      expect([resource.life.status?.privateWhile, resource.access.owner?.employee]).toEqual(['draft', 'employee_id']);
  });

  test('is searched by the employee it belongs to, and by no other reference', () => {
    const toPeople = (name: string) => {
      const field = resource.fields[name];
      return field?.kind === 'reference' && field.to === 'employees';
    };
    const references = resource.list.search.filter((name) => resource.fields[name]?.kind === 'reference');
    expect(references.filter((name) => !toPeople(name))).toEqual([]);
    // Users have their own names, and the history stores the names at the time of the entry.
    if (key !== 'users' && key !== 'logs' && toPeople('employee_id')) expect(resource.list.search).toContain('employee_id');
  });

  test('refers to resources that exist', () => {
    const targets = Object.values(resource.fields).flatMap((field) =>
      field.kind === 'reference' || field.kind === 'references' ? [field.to] : [],
    );
    expect(targets.filter((to) => !Object.hasOwn(resources, to))).toEqual([]);
  });

  test('declares every tier it uses, and a currency for every amount', () => {
    for (const field of Object.values(resource.fields)) {
      if (field.tier) expect(resource.access.tiers).toHaveProperty(field.tier);
      if (field.kind === 'money') expect(resource.fields[field.currency]?.kind).toBe('currency');
    }
  });

  test('declares the data kind of a guarded tier, for the access log, masks and roles', () => {
    const silent = Object.entries(resource.access.tiers ?? {}).filter(([, { guarded, is }]) => guarded && is === undefined);
    expect(silent.map(([tier]) => tier)).toEqual([]);
  });

  test('shows no guarded fields in lists', () => {
    const listed = [
      ...resource.list.table.map((name) => name.replace(/^-/, '')),
      ...resource.list.search,
      ...resource.list.filters,
      ...resource.list.sort,
    ];
    const guarded = listed.filter((name) => {
      const tier = fieldOf(resource, name)?.tier;
      return tier !== undefined && resource.access.tiers?.[tier]?.guarded;
    });
    expect(guarded).toEqual([]);
  });

  test('keeps earnings and costs in a tier of pay, or is pay as a whole', () => {
    const paid = Object.entries(resource.fields).filter(([name]) => /^(cost_rate|cost_currency|costs?|margin\w*|salary_\w+)$/.test(name));
    const open = paid.filter(([, { tier }]) => resource.access.guarded !== 'pay' && (!tier || resource.access.tiers?.[tier]?.is !== 'pay'));
    expect(open.map(([name]) => name)).toEqual([]);
  });

  test('can be sorted by its default order', () => expect(resource.list.sort).toContain(resource.list.order.by));

  test('has a word for every field, every choice, every move and every right', () => {
    for (const [name, field] of Object.entries(resource.fields)) {
      expect(wordless(name, words.field(key, name))).toBe(false);
      if (field.kind === 'choice') expect(field.options.filter((value) => wordless(value, words.option(key, name, value)))).toEqual([]);
    }
    expect(Object.keys(resource.life.status?.moves ?? {}).filter((move) => wordless(move, words.move(key, move)))).toEqual([]);
    expect(actionsOf(resource).filter((action) => wordless(action, words.action(action)))).toEqual([]);
  });

  test('colours only its own options', () => {
    for (const field of Object.values(resource.fields))
      if (field.kind === 'choice') expect(field.options).toEqual(expect.arrayContaining(Object.keys(field.tones ?? {})));
  });

  test('has no text for undeclared names', () => {
    const { fields = {}, options = {}, moves = {}, moveHints = {} }: Noun = en.nouns[key];
    const declared = { ...insideOf(resource.fields), ...resource.fields, ...paperFieldsOf(key) };
    const choices = Object.entries(declared).flatMap(([name, field]) =>
      field.kind === 'choice' ? field.options.map((value) => `${name}.${value}`) : [],
    );
    const said = Object.entries(options).flatMap(([name, values]) => Object.keys(values).map((value) => `${name}.${value}`));
    const requested = Object.values(resource.life.status?.moves ?? {}).flatMap(({ input = {} }) => Object.keys(input));
    const isDeclared = (name: string) =>
      fieldOf({ fields: declared }, name) !== undefined || requested.includes(name) || Object.hasOwn(resource.record.media ?? {}, name);
    expect(Object.keys(fields).filter((name) => !isDeclared(name))).toEqual([]);
    expect(said.filter((choice) => !choices.includes(choice))).toEqual([]);
    expect(Object.keys({ ...moves, ...moveHints }).filter((move) => !Object.hasOwn(resource.life.status?.moves ?? {}, move))).toEqual([]);
  });
});

/** The fields of lines inside lists. */
const insideOf = (fields: Fields): Fields =>
  Object.assign({}, ...Object.values(fields).map((field) => (field.kind === 'list' && field.of.kind === 'group' ? field.of.fields : {})));

test.each(Object.values<Resource>(resources))('$name: risks and grants name only existing rights', (resource) => {
  const granted = Object.values(resource.access.grants ?? {}).flatMap((grants) => (typeof grants === 'string' ? [] : Object.keys(grants)));
  const known = new Set(['*', ...actionsOf(resource)]);
  expect([...Object.keys(resource.access.risks ?? {}), ...granted].filter((action) => !known.has(action))).toEqual([]);
});

describe.each(Object.values<Resource>(resources).filter((resource) => resource.life.status))('a move of $name', (resource) => {
  const moves = Object.values(resource.life.status?.moves ?? {});

  test('leads from and to existing states', () => {
    const field = resource.fields[resource.life.status?.field ?? ''];
    const states = field?.kind === 'choice' ? field.options : [];
    expect(states).toEqual(expect.arrayContaining(moves.flatMap(({ from, to }) => [...from, to])));
  });

  test('is written into fields that clients cannot write', () => {
    const remaining = moves.flatMap(({ input = {}, into = {}, stamps }) => [
      ...Object.keys(input).flatMap((name) => into[name] ?? []),
      ...(stamps ? [stamps] : []),
    ]);
    expect(remaining.filter((name) => !resource.fields[name]?.readonly)).toEqual([]);
  });

  test('has a text for all its inputs', () => {
    const names = moves.flatMap(({ input = {} }) => Object.keys(input));
    expect(names.filter((name) => wordless(name, words.field(resource.name, name)))).toEqual([]);
  });
});

describe.each(Object.values<Resource>(resources).filter(({ record }) => record.timeline))('the timeline of $name', (resource) => {
  const { kind, events } = resource.record.timeline as Timeline;

  test('names only its own states', () => {
    const field = resource.fields[resource.life.status?.field ?? ''];
    const states = field?.kind === 'choice' ? field.options : [];
    expect(states).toEqual(expect.arrayContaining(events.flatMap((event: TimelineEvent) => event.in ?? [])));
  });

  test('has a sentence for each event, an icon, and an owner', () => {
    expect(Object.keys(en.people.timeline)).toEqual(expect.arrayContaining(events.map(({ event }) => `${kind}_${event}`)));
    expect(resource.record.icon).toBeDefined();
    expect(resource.access.owner?.employee).toBeDefined();
  });
});

test('every kind of record in the timeline belongs to one resource, except the one for all requests', () => {
  const declared = Object.values<Resource>(resources).flatMap(({ record: { timeline } }) => (timeline ? [timeline.kind] : []));
  expect(declared.filter((kind) => kind !== 'request').sort()).toEqual(recordKinds.filter((kind) => kind !== 'request').sort());
});

test('quick search shows each kind of record at a rank of its own, by the name of an employee or its label', () => {
  const found = Object.values<Resource>(resources).flatMap(({ list: { foundBy }, fields }) => (foundBy ? [{ foundBy, fields }] : []));
  expect(new Set(found.map(({ foundBy }) => foundBy.rank)).size).toBe(found.length);
  expect(found.filter(({ foundBy: { name }, fields }) => name && fields[name]?.kind !== 'reference')).toEqual([]);
});

test.each(Object.entries(allTexts))('every kind of request has its word among all kinds in %s', (_, { nouns }) => {
  expect(requestKinds.filter((kind) => !(nouns[kind] as Noun).kind)).toEqual([]);
});

test('the names of the kinds of requests are those of the declared ones', () => {
  expect(Object.keys(requests).sort()).toEqual([...requestKinds].sort());
});

test.each(requestKinds)('the request kind %s declares its request, so its icon, timeline and search are required', (model) => {
  const { record, list, life }: Resource = resources[model];
  expect(life.request).toBeDefined();
  expect([record.icon, record.timeline, list.foundBy]).not.toContain(undefined);
});

test('a request has the fields and moves that its life writes', () => {
  const missing = Object.values<Resource>(resources).flatMap(({ name, fields, life: { request, status }, access }) => {
    if (!request) return [];
    const { starts, secondPerson, submit = '' } = request;
    const written = [
      ...(starts === 'draft' ? ['as_draft', 'attempt', 'decision_note', 'decided_at', access.owner?.employee ?? 'owner'] : []),
      ...(secondPerson ? ['entered_by_id'] : []),
      ...(request.material ? ['attempt'] : []),
    ];
    const isSent = starts !== 'draft' || (status?.privateWhile && status.moves[submit]?.from.includes(status.privateWhile));
    return [...written.filter((field) => !fields[field]), ...(isSent ? [] : ['submit'])].map((one) => `${name}.${one}`);
  });
  expect(missing).toEqual([]);
});

/** Texts in the lines of a list. */
const textsInLines = (field: Field): [string, Field][] =>
  field.kind === 'list' && field.of.kind === 'group' && !field.words
    ? Object.entries(field.of.fields).filter(([, { kind }]) => kind === 'text' || kind === 'long_text')
    : [];

test('every text in the lines of an anonymised record declares whether it is in people’s own words', () => {
  const anonymised = Object.values<Resource>(resources).filter(({ life }) => life.onPurge === 'anonymise');
  const silent = anonymised.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, { computed, apart }]) => !computed && !apart)
      .flatMap(([list, field]) =>
        textsInLines(field).flatMap(([text, { words }]) => (words === undefined ? [`${name}.${list}.${text}`] : [])),
      ),
  );
  expect(silent).toEqual([]);
});

test('a resource with undoable deletes has no state, no files, no approval and no secrets', () => {
  const wrong = Object.values<Resource>(resources).filter(
    ({ fields, life: { undoableDelete, status, request }, record: { media } }) =>
      undoableDelete &&
      (status || media || request || Object.values(fields).some((field) => isSealed(field) || field.secret || field.inside)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("every notice that names another person's record declares its resource, which determines the right to see it", () => {
  const about = Object.entries(en.notices).filter(([, text]) => text.includes('{name}') && /\{(title|summary)\}/.test(text));
  const isDeclared = (type: string): boolean => Object.hasOwn(noticeSubjects, type) || isInquiry(type as NotificationType);
  expect(about.map(([type]) => type).filter((type) => !isDeclared(type))).toEqual([]);
  expect([rightToRead('leave_of_recounted', undefined), rightToRead('form_accepted', undefined)]).toEqual([undefined, 'forms.view']);
  expect([rightToRead('request_asked', 'documents'), rightToRead('request_asked', 'change-requests')]).toEqual([
    'documents.view',
    'change-requests.view',
  ]);
  expect([rightToRead('request_asked', 'compensations'), rightToRead('request_cancel_asked', 'leaves')]).toEqual([undefined, undefined]);
});

test('every money column in a report declares the closed fields it shows', () => {
  const columns = Object.entries(reports).flatMap(([report, { columns }]) =>
    Object.entries<ReportColumn>(columns).map(([name, column]) => ({ name: `${report}.${name}`, column })),
  );
  const silent = columns.filter(({ column }) => column.kind === 'money' && rightsOfColumn(column).length === 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
  const { labour_cost, margin, drift } = reports.profitability.columns as Record<string, ReportColumn>;
  expect(rightsOfColumn(labour_cost as ReportColumn)).toEqual(['tasks.cost']);
  expect(rightsOfColumn(margin as ReportColumn)).toEqual(['tasks.cost', 'travels.view_cost']);
  expect(rightsOfColumn(drift as ReportColumn)).toContain('proposals.view_cost');
});

test('every right has one name', () => {
  const names = catalogue.map((entry) => entry.name);
  expect(new Set(names).size).toBe(names.length);
});

test('every constraint refers to a known problem and a known message', () => {
  for (const { problem, check } of Object.values(particular)) {
    expect(problems).toHaveProperty(problem);
    if (check) expect(en.checks).toHaveProperty(check);
  }
});
