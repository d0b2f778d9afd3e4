/** Pages that say that something is not there. */
export const errors = {
  forbidden_title: 'Hoppla! Sie sind nicht berechtigt',
  forbidden_pay_held:
    'Die Lohnbuchhaltung muss Ihr Konto bestätigen, bevor Sie Ihr eigenes Gehalt sehen. Bitten Sie sie darum.',
  forbidden_text: 'Sie haben keinen Zugriff auf diese Seite. Wenn Sie sie benötigen, wenden Sie sich an einen Administrator.',
  not_found_title: 'Hoppla! Hier ist etwas schiefgegangen',
  not_found_text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen oder der Link ist unvollständig.',
  v1_title: 'Wie sind Sie hierhergekommen?',
  v1_text: 'Die gesuchte Seite ist leider nicht zu finden. Vielleicht enthält die Adresse einen Tippfehler.',
  v2_title: 'Hier ist etwas schiefgegangen',
  v2_text: 'Es liegt an uns, nicht an Ihnen. Wir haben den Fehler protokolliert; bitte versuchen Sie es erneut.',
  v3_title: 'Gleich wieder da',
  v3_text: 'Cadre wird aktualisiert. Was Sie gespeichert haben, bleibt erhalten.',
  v4_title: 'Keine Verbindung',
  v4_text: 'Ihr Gerät ist offline. Prüfen Sie das Netzwerk; Ihre Entwürfe sind auf diesem Gerät sicher.',
  v5_title: 'Hier gibt es nichts mehr zu tun.',
  v5_text: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
  v6_title: 'Ihr Browser ist veraltet',
  v6_text: 'Bitte aktualisieren Sie ihn oder verwenden Sie ein aktuelles Chrome, Edge, Firefox oder Safari.',
  go_home: 'Zur Startseite',
  go_back: 'Zurück',
  crashed: 'Diese Seite funktioniert nicht mehr.',
} as const;
