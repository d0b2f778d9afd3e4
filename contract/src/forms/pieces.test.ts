import { describe, expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { piecesOf } from './pieces.ts';

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const terms = { kind: 'terms' as const, rows: [{ label: 'Pay', value: 'EUR 5' }] };
const signing = { kind: 'signatures' as const, place: 'Madrid', signatures: [] };
const kinds = (blocks: Block[]) => piecesOf(blocks).map(({ kind }) => kind);

describe('blocks that stay on one page', () => {
  test('a heading and its first paragraph', () => {
    const work: Block = { kind: 'clause', number: 1, heading: 'Work', body: [paragraph('one'), paragraph('two')] };
    expect(kinds([{ kind: 'title', text: 'Contract' }, work])).toEqual(['title', 'opening', 'inner']);
    expect(piecesOf([work])[0]).toMatchObject({ number: 1, heading: 'Work', body: [{ text: 'one' }] });
    expect(piecesOf([{ kind: 'clause', number: 2, heading: 'Pay', body: [] }])).toMatchObject([{ kind: 'opening', body: [] }]);
  });

  test('a heading, the words before its table and the table', () => {
    const pay: Block = { kind: 'clause', number: 5, heading: 'Pay', body: [paragraph('one'), terms, paragraph('due')] };
    expect(piecesOf([pay])).toMatchObject([{ body: [{ text: 'one' }, { kind: 'terms' }] }, { kind: 'inner' }]);
  });

  test('signatures and the two paragraphs before them', () => {
    expect(kinds([paragraph('one'), paragraph('two'), paragraph('three'), signing])).toEqual(['paragraph', 'ending']);
    expect(piecesOf([paragraph('one'), paragraph('two'), paragraph('three'), signing])[1]).toMatchObject({
      before: [{ text: 'two' }, { text: 'three' }],
      signing: { place: 'Madrid' },
    });
    expect(kinds([signing])).toEqual(['ending']);
  });
});
