export const deviceUsers = {
  one: 'numéro sur un appareil',
  many: 'numéros sur les appareils',
  empty: 'Cet appareil n’a encore signalé personne.',
  fields: { name_on_device: 'Nom sur l’appareil', matched_by: 'Associé par' },
  options: { matched_by: { employee_code: 'Code appareil du collaborateur', person: 'À la main', push: 'Envoi à l’appareil' } },
} as const;
