type Names = { name: string; preferred_name?: string | null; last_name?: string };

/** The name colleagues use: the one somebody is called by, with the family name. */
export const calledName = ({ name, preferred_name, last_name }: Names): string =>
  preferred_name ? [preferred_name, last_name].filter(Boolean).join(' ') : name;
