/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: { one: 'Usuario', many: 'Usuarios', empty: 'Todavía nadie puede iniciar sesión. Invite al primer usuario.' },
  roles: { one: 'Rol', many: 'Roles', empty: 'Todavía no hay roles. Un rol define lo que sus usuarios pueden ver y hacer.' },
  permissions: { one: 'Permiso', many: 'Permisos', empty: 'No hay permisos.' },
  employees: { one: 'Empleado', many: 'Empleados', empty: 'Añada a la primera persona de su equipo.' },
  departments: { one: 'Departamento', many: 'Departamentos', empty: 'Todavía no hay departamentos. Empiece por la propia empresa.' },
  jobs: { one: 'Puesto', many: 'Puestos', empty: 'Todavía no hay puestos. Un puesto es aquello para lo que se contrata a alguien.' },
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
  holidays: { one: 'Festivo', many: 'Festivos', empty: 'Todavía no hay festivos en este calendario.' },
  logs: { one: 'Entrada', many: 'Historial', empty: 'Todavía no ha ocurrido nada.' },
  dashboard: { one: 'Panel', many: 'Panel', empty: '' },
} as const;
