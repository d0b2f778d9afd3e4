import type { NounWords } from '../../nouns.ts';

export const dependents: NounWords<'dependents'> = {
  one: 'familiar a cargo',
  many: 'familiares a cargo',
  the: 'el familiar a cargo',
  all: 'Todos los familiares a cargo',
  empty: 'No hay familiares a cargo',
  fields: { name: 'Nombre', kinship: 'Parentesco' },
  options: { kinship: { spouse: 'Cónyuge', partner: 'Pareja', child: 'Hijo o hija', parent: 'Padre o madre', other: 'Otro' } },
};
