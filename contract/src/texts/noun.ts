/** The texts of a kind of record: its name, its fields, the values of its choices, its moves. `shared` has the texts that are missing here. */
export type Noun = {
  /** As within a sentence: small where the language writes nouns small. */
  one: string;
  many: string;
  /** With its article, in languages with sentences that need one: “une agence”, “l’agence”; `all` is used on its own: “Toutes les agences”. */
  a?: string;
  the?: string;
  all?: string;
  /** The text of an empty list. */
  empty: string;
  fields?: Record<string, string>;
  options?: Record<string, Record<string, string>>;
  moves?: Record<string, string>;
  /** The effects of a move; shown in its small form. */
  moveHints?: Record<string, string>;
};
