/** The texts of a kind of record: its name, its fields, the values of its choices, its moves. `shared` has the texts that are missing here. */
export type Noun = {
  /** As within a sentence: small where the language writes nouns small. */
  one: string;
  many: string;
  /** With its article, in languages with sentences that need one: “une agence”, “l’agence”; `all` is used on its own: “Toutes les agences”. */
  a?: string;
  the?: string;
  all?: string;
  /** In languages whose articles, possessives or participles agree with it. */
  gender?: 'm' | 'f' | 'n';
  /** As the subject of a decision, if its name alone is not what is decided on. */
  request?: string;
  /** As a kind among those of all requests, for a resource that declares a request. */
  kind?: string;
  /** The text of an empty list. */
  empty: string;
  fields?: Record<string, string>;
  options?: Record<string, Record<string, string>>;
  moves?: Record<string, string>;
  /** The effects of a move; shown in its small form. */
  moveHints?: Record<string, string>;
  /** What the reader of a notice of the outcome can do next. */
  nextSteps?: Partial<Record<'request_approved' | 'request_sent_back' | 'request_of_approved', string>>;
};
