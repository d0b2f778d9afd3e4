import type { NounWords } from '../../nouns.ts';

export const clients: NounWords<'clients'> = {
  one: 'cliente',
  many: 'clientes',
  the: 'el cliente',
  all: 'Todos los clientes',
  empty: 'Aún no hay clientes. Un cliente es la empresa o persona para la que trabaja.',
  fields: {
    contact_name: 'Contacto',
    contact_email: 'Correo de contacto',
    address: 'Dirección',
    tax_number: 'Número fiscal',
    payment_terms_days: 'Plazo de pago (días)',
    notes: 'Notas',
    projects_count: 'Proyectos',
  },
  options: {
    status: {
      active: 'Activo',
      archived: 'Archivado',
    },
  },
  moves: {
    archive: 'Archivar',
    restore: 'Restaurar',
  },
};
