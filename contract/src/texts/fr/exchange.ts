export const exchange = {
  reporting: 'Les rapports additionnent en {currency}, la devise de l’entreprise, sauf si vous en choisissez une autre.',
  newest: 'Derniers taux de la Banque centrale européenne : {day}, récupérés {moment}',
  never: 'Les taux de la Banque centrale européenne n’ont pas encore été récupérés.',
  off: 'Le fichier quotidien de la Banque centrale européenne n’est pas configuré (EXCHANGE_RATES_URL). Saisissez ou importez des taux.',
  fetch: 'Récupérer maintenant',
  import: 'Importer',
  failed_since: 'La dernière tentative a échoué : {moment}',
  failures: {
    unreachable: 'L’adresse des taux de change est injoignable. Les taux existants restent en vigueur.',
    refused: 'L’adresse des taux de change a refusé de les envoyer. Les taux existants restent en vigueur.',
    unreadable: 'L’adresse des taux de change n’a pas envoyé le fichier quotidien. Les taux existants restent en vigueur.',
  },
} as const;
