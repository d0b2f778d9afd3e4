/** What the product calls a kind of record: its name, its fields, the values of its choices, its moves. What is not here is said by `shared`. */
export type Noun = {
  /** As within a sentence: small where the language writes nouns small. */
  one: string;
  many: string;
  /** With its article, in the languages whose sentences need one: “une agence”, “l’agence”; `all` stands alone: “Toutes les agences”. */
  a?: string;
  the?: string;
  all?: string;
  /** What an empty list says. */
  empty: string;
  fields?: Record<string, string>;
  options?: Record<string, Record<string, string>>;
  moves?: Record<string, string>;
  /** What a move brings with it; stands in its small form. */
  moveHints?: Record<string, string>;
};
