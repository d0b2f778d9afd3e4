export const payQuestions = {
  one: 'Frage',
  many: 'Fragen',
  empty: 'Keine offenen Fragen.',
  fields: {
    line_code: 'Posten',
    text: 'Ihre Frage',
    answer: 'Antwort',
  },
} as const;
