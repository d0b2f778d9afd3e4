/** Words for the values of choices, by field. */
export const options = {
  status: {
    invited: 'Invité',
    active: 'Actif',
    suspended: 'Suspendu',
    onboarding: 'En intégration',
    on_notice: 'En préavis',
    terminated: 'Sorti',
  },
  portion: { full: 'Journée entière', am: 'Matin', pm: 'Après-midi' },
  employment_type: {
    full_time: 'Temps plein',
    part_time: 'Temps partiel',
    contractor: 'Prestataire',
    intern: 'Stagiaire',
    temporary: 'Temporaire',
  },
  locale: { en: 'English', zh: '中文', es: 'Español', ja: '日本語', de: 'Deutsch', fr: 'Français' },
  risk: { normal: 'Normal', sensitive: 'Sensible', critical: 'Critique' },
  action: {
    create: 'Création',
    update: 'Modification',
    delete: 'Suppression',
    status: 'Changement de statut',
    login: 'Connexion',
    login_failed: 'Échec de connexion',
    logout: 'Déconnexion',
    export: 'Export',
    view_sensitive: 'Consultation',
    permission_change: 'Changement de droits',
  },
  via: { web: 'Web', job: 'Tâche de fond', command: 'Commande' },
  scope: { own: 'Personnel', team: 'Équipe', department: 'Département', branch: 'Agence', all: 'Tout' },
  weekday: { '1': 'Lundi', '2': 'Mardi', '3': 'Mercredi', '4': 'Jeudi', '5': 'Vendredi', '6': 'Samedi', '7': 'Dimanche' },
} as const;

/** Names of status moves, as buttons. */
export const moves = { suspend: 'Suspendre', reactivate: 'Réactiver', activate: 'Activer' } as const;

/** Names of rights' actions. */
export const actions = {
  view: 'Consulter',
  view_directory: 'Consulter l’annuaire',
  create: 'Créer',
  update: 'Modifier',
  delete: 'Supprimer',
  export: 'Exporter',
  suspend: 'Suspendre',
  reset_password: 'Réinitialiser les mots de passe',
  assign_roles: 'Attribuer des rôles',
  update_picture: 'Changer la photo',
  view_band: 'Consulter les fourchettes de salaire',
  update_band: 'Modifier les fourchettes de salaire',
  view_trace: 'Consulter l’adresse IP et le navigateur',
} as const;
