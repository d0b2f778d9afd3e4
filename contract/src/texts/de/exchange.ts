export const exchange = {
  reporting: 'Berichte summieren in {currency}, der Währung des Unternehmens, wenn Sie keine andere wählen.',
  newest: 'Neueste Kurse der Europäischen Zentralbank: {day}, abgerufen {moment}',
  never: 'Kurse der Europäischen Zentralbank wurden noch nicht abgerufen.',
  off: 'Die Tagesdatei der Europäischen Zentralbank ist nicht eingerichtet (EXCHANGE_RATES_URL). Geben Sie Kurse ein oder importieren Sie sie.',
  fetch: 'Jetzt abrufen',
  import: 'Importieren',
  failed_since: 'Der letzte Versuch ist fehlgeschlagen: {moment}',
  failures: {
    unreachable: 'Die Adresse der Wechselkurse ist nicht erreichbar. Die vorhandenen Kurse gelten weiter.',
    refused: 'Die Adresse der Wechselkurse hat sie nicht herausgegeben. Die vorhandenen Kurse gelten weiter.',
    unreadable: 'Unter der Adresse der Wechselkurse liegt keine Tagesdatei. Die vorhandenen Kurse gelten weiter.',
  },
} as const;
