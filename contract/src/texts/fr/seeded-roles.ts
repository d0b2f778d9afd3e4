/** The default names of the initial roles, until they are renamed. */
export const seededRoles = {
  administrator: { name: 'Administrateur', description: 'Gère le système : tout sauf la paie.' },
  employee: { name: 'Collaborateur', description: 'Utilise l’espace libre-service.' },
  hr_manager: { name: 'Responsable RH', description: 'Responsable du personnel, de l’organisation et des congés.' },
  department_manager: {
    name: 'Responsable de département',
    description: 'Dirige un département et ceux qui en dépendent ; ne voit pas la paie.',
  },
  payroll_officer: { name: 'Responsable de la paie', description: 'Calcule et verse les salaires.' },
  hr_officer: { name: 'Chargé RH', description: 'Tient les dossiers du personnel et les jours fériés.' },
  project_manager: { name: 'Chef de projet', description: 'Dirige des projets et leurs équipes.' },
  attendance_officer: { name: 'Responsable des présences', description: 'Tient les présences et les plannings.' },
  auditor: { name: 'Auditeur', description: 'Lit tout sauf la paie et ne modifie rien.' },
} as const;
