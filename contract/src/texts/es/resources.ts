/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: {
    one: 'Usuario',
    many: 'Usuarios',
    empty: 'Todavía nadie puede iniciar sesión. Invite al primer usuario.',
  },
  roles: {
    one: 'Rol',
    many: 'Roles',
    empty: 'Todavía no hay roles. Un rol define lo que sus usuarios pueden ver y hacer.',
  },
  permissions: {
    one: 'Permiso',
    many: 'Permisos',
    empty: 'No hay permisos.',
  },
  employees: {
    one: 'Empleado',
    many: 'Empleados',
    empty: 'Añada a la primera persona de su equipo.',
  },
  'employee-versions': {
    one: 'Cambio de empleo',
    many: 'Cambios de empleo',
    empty: 'No hay cambios de empleo.',
  },
  'employment-periods': {
    one: 'Período de empleo',
    many: 'Períodos de empleo',
    empty: 'No hay períodos de empleo.',
  },
  'emergency-contacts': {
    one: 'Contacto de emergencia',
    many: 'Contactos de emergencia',
    empty: 'Todavía no hay a quién llamar en una emergencia.',
  },
  dependents: {
    one: 'Persona a cargo',
    many: 'Personas a cargo',
    empty: 'No hay personas a cargo.',
  },
  educations: {
    one: 'Formación',
    many: 'Formación',
    empty: 'Todavía no se ha anotado ninguna formación.',
  },
  experiences: {
    one: 'Puesto anterior',
    many: 'Experiencia',
    empty: 'Todavía no se han anotado puestos anteriores.',
  },
  skills: {
    one: 'Competencia',
    many: 'Competencias e idiomas',
    empty: 'Todavía no se han anotado competencias ni idiomas.',
  },
  'bank-accounts': {
    one: 'Cuenta bancaria',
    many: 'Cuentas bancarias',
    empty: 'Todavía no hay ninguna cuenta bancaria.',
  },
  documents: {
    one: 'Documento',
    many: 'Documentos',
    empty: 'Todavía no hay documentos. Suba uno o pídaselo a un compañero.',
  },
  forms: {
    one: 'Formulario',
    many: 'Formularios',
    empty: 'Todavía no hay contratos ni ofertas.',
  },
  'change-requests': {
    one: 'Solicitud de cambio',
    many: 'Solicitudes de cambio',
    empty: 'Nadie solicita ningún cambio.',
  },
  departments: {
    one: 'Departamento',
    many: 'Departamentos',
    empty: 'Todavía no hay departamentos. Empiece por la propia empresa.',
  },
  jobs: {
    one: 'Puesto',
    many: 'Puestos',
    empty: 'Todavía no hay puestos. Un puesto es aquello para lo que se contrata a alguien.',
  },
  branches: {
    one: 'Sede',
    many: 'Sedes',
    empty: 'Todavía no hay sedes. Una sede da a sus empleados una zona horaria, una moneda y unos festivos.',
  },
  'holiday-calendars': {
    one: 'Calendario de festivos',
    many: 'Calendarios de festivos',
    empty: 'Todavía no hay calendarios. Cada sede sigue uno.',
  },
  holidays: {
    one: 'Festivo',
    many: 'Festivos',
    empty: 'Todavía no hay festivos en este calendario.',
  },
  logs: {
    one: 'Entrada',
    many: 'Historial',
    empty: 'Todavía no ha ocurrido nada.',
  },
  dashboard: {
    one: 'Panel',
    many: 'Panel',
    empty: '',
  },
} as const;
