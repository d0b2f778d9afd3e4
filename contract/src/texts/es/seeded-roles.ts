/** The default names of the initial roles, until they are renamed. */
export const seededRoles = {
  administrator: { name: 'Administrador', description: 'Gestiona el sistema: todo excepto los sueldos.' },
  employee: { name: 'Empleado', description: 'Usa el área de autoservicio.' },
  hr_manager: { name: 'Responsable de RR. HH.', description: 'A cargo de las personas, la organización y las ausencias.' },
  department_manager: {
    name: 'Responsable de departamento',
    description: 'Dirige un departamento y los que dependen de él; no ve los sueldos.',
  },
  payroll_officer: { name: 'Responsable de nóminas', description: 'Calcula y paga los sueldos.' },
  hr_officer: { name: 'Técnico de RR. HH.', description: 'Mantiene los datos de las personas y los festivos.' },
  project_manager: { name: 'Jefe de proyecto', description: 'Dirige proyectos y sus equipos.' },
  attendance_officer: { name: 'Responsable de asistencia', description: 'Mantiene la asistencia y los horarios.' },
  auditor: { name: 'Auditor', description: 'Lo lee todo excepto los sueldos y no cambia nada.' },
} as const;
