import type { NounWords } from '../../nouns.ts';

export const setup: NounWords<'setup'> = {
  one: 'configuración inicial',
  many: 'configuración inicial',
  the: 'la configuración inicial',
  empty: '',
  fields: {
    work_email: 'Correo del trabajo',
    company: 'Nombre de la empresa',
    logo: 'Logotipo',
    step: 'Paso',
    records: 'Registros',
    skipped: 'Pasos omitidos',
    hidden: 'Oculto',
    job: 'Puesto',
    manager_email: 'Correo del responsable',
    role_id: 'Rol',
    people: 'Personas',
  },
};
