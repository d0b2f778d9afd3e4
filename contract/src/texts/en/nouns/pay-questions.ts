export const payQuestions = {
  one: 'question',
  many: 'questions',
  empty: 'No open questions.',
  fields: {
    line_code: 'Line',
    text: 'Your question',
    answer: 'Answer',
  },
} as const;
