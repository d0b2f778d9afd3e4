/** A short help page for each section: its purpose, its three most frequent tasks, and their results. */
export const help = {
  about: 'Wozu es dient',
  how: 'So geht’s',
  next: 'Wie es weitergeht',
  all_topics: 'Alle Themen',
  open: '{page} öffnen',
  missing: 'Eine Hilfeseite mit diesem Namen gibt es nicht.',
  topics: {
    dashboard: {
      about:
        'Die Übersicht zeigt den Stand von heute, soweit Ihre Berechtigungen reichen: Abwesenheit, Stempelungen, Projekte, Genehmigungen, Abrechnungen und mehr.',
      first: {
        what: 'Öffnen, was hinter einer Zahl steht',
        how: 'Klicken Sie auf die Zahl oder den Balken. Die Liste öffnet sich mit den passenden Filtern.',
      },
      second: {
        what: 'Karten anordnen',
        how: 'Wählen Sie „Anordnung ändern“ und ziehen Sie die Karten, verschieben Sie sie mit den Pfeiltasten oder blenden Sie sie aus.',
      },
      third: { what: 'Ein Diagramm in Zahlen lesen', how: 'Wählen Sie auf der Karte „Als Tabelle zeigen“.' },
      next: 'Ihre Anordnung gehört zu Ihrem Konto und gilt auf jedem Gerät. Die Zahlen sind aktuell, wenn Sie die Seite öffnen.',
    },
    employees: {
      about: 'Unter „Mitarbeiter“ finden Sie alle Akten: Beschäftigung, Kontaktdaten, Dokumente und Änderungen im Lauf der Zeit.',
      first: {
        what: 'Jemanden einstellen',
        how: 'Wählen Sie „Mitarbeiter anlegen“ und gehen Sie die Schritte durch. Unter „Zugang“ wird die Person per E-Mail eingeladen, wenn Sie das Häkchen stehen lassen.',
      },
      second: {
        what: 'Position, Abteilung oder Führungskraft ändern',
        how: 'Öffnen Sie die Person, gehen Sie zu „Beschäftigung“ und wählen Sie „Änderung planen“. Was für spätere Tage geplant ist, bleibt.',
      },
      third: { what: 'Eine Gruppe finden', how: 'Nutzen Sie Suche und Filter und speichern Sie sie als Ansicht.' },
      next: 'Änderungen gelten ab Mitternacht ihres Tages in der Zeitzone des Standorts. Jede steht im Verlauf.',
    },
    devices: {
      about: 'Unter „Geräte“ verbinden Sie Terminals zur Zeiterfassung und sehen, ob sie sich melden.',
      first: {
        what: 'Ein Terminal verbinden',
        how: 'Legen Sie ein Gerät an, geben Sie die Seriennummer ein und übertragen Sie die Adresse ins Terminal.',
      },
      second: {
        what: 'Benutzer-IDs des Terminals zuordnen',
        how: 'Öffnen Sie das Gerät, gehen Sie zu „Benutzer-IDs“ und wählen Sie zu jeder die Person.',
      },
      third: {
        what: 'Stempelungen aus einer Datei holen',
        how: 'Gehen Sie zu „Import“, wählen Sie die Datei und prüfen Sie die Vorschau.',
      },
      next: 'Neue Stempelungen sind in Sekunden da. Ein stilles Terminal wird erst gelb, dann rosa.',
    },
    forms: {
      about: 'Unter „Formulare“ entstehen aus Ihren Antworten Verträge und Stellenangebote.',
      first: {
        what: 'Einen Vertrag schreiben',
        how: 'Wählen Sie „Neuer Vertrag“, beantworten Sie die Fragen und prüfen Sie die Vorschau daneben.',
      },
      second: {
        what: 'Zum Unterschreiben senden',
        how: 'Wählen Sie „Ausstellen“. Mitarbeiter nehmen es auf ihrer Startseite an oder lehnen es ab, Bewerber erhalten es per E-Mail.',
      },
      third: { what: 'Drucken oder speichern', how: 'Öffnen Sie das Formular und wählen Sie „PDF herunterladen“ oder „Drucken“.' },
      next: 'Ein ausgestelltes Formular lässt sich nicht mehr ändern. Sie erfahren, wenn es angenommen oder abgelehnt wird.',
    },
    attendances: {
      about: '„Anwesenheiten“ zeigt, wer kam und ging, was jeder Tag ergibt und was zu klären ist.',
      first: {
        what: 'Fehlende Stempelungen klären',
        how: 'Gehen Sie zu „Zu klären“. Die Eingabetaste übernimmt den Vorschlag, E ändert die Zeiten.',
      },
      second: { what: 'Einen Monat lesen', how: 'Öffnen Sie „Zeitnachweis“ und wählen Sie den Monat. Jeder Tag erklärt sich selbst.' },
      third: {
        what: 'Schichten planen',
        how: 'Öffnen Sie „Dienstpläne“, wählen Sie einen Monat und tippen Sie Schichtkürzel in die Tage.',
      },
      next: 'Tage werden neu berechnet, sobald sich etwas ändert. Tage eines abgeschlossenen Monats bleiben, wie sie bezahlt wurden.',
    },
    work_flow: {
      about: 'Unter „Genehmigungswege“ legen Sie fest, wer welche Anträge in welcher Reihenfolge genehmigt.',
      first: {
        what: 'Einen Weg einrichten',
        how: 'Wählen Sie, wofür er gilt, und fügen Sie Stufen hinzu: Führungskraft, Rolle oder Person. Eine Stufe kann auch nur informieren oder nach einigen Tagen von selbst entscheiden.',
      },
      second: {
        what: 'Jemanden vertreten lassen',
        how: 'Gehen Sie zu „Vertretungen“ und tragen Sie ein, wer für wen bis wann entscheidet.',
      },
      third: { what: 'Einen Weg ausprobieren', how: 'Wählen Sie unter „Wer würde genehmigen?“ eine Person und einen Tag.' },
      next: 'Laufende Anträge behalten ihren Weg, neue folgen dem neuen.',
    },
    requests: {
      about: 'Unter „Anträge“ finden Sie Abwesenheiten, Kurzabwesenheiten, Dienstreisen und Überstunden.',
      first: {
        what: 'Einen Antrag entscheiden',
        how: 'Öffnen Sie ihn, prüfen Sie Saldo und Team und genehmigen Sie ihn oder lehnen Sie mit Begründung ab.',
      },
      second: {
        what: 'Eine Abwesenheit für jemanden eintragen',
        how: 'Wählen Sie „Abwesenheit anlegen“, dann Person und Tage. Sie sehen sofort, wie viele Tage dafür nötig sind.',
      },
      third: { what: 'Sehen, wer fehlt', how: 'Öffnen Sie den Teamkalender und wählen Sie eine Abteilung.' },
      next: 'Die Person wird über jede Entscheidung benachrichtigt. Genehmigte Abwesenheiten zählen in Salden, Anwesenheit und Planung. Krankheit während eines Urlaubs gibt dessen Tage zurück, wenn die Art andere Abwesenheiten ersetzt.',
    },
    payroll: {
      about: 'Unter „Lohn und Gehalt“ berechnen Sie die Abrechnungen eines Monats, lassen sie genehmigen und bereiten die Zahlung vor.',
      first: { what: 'Einen Monat abrechnen', how: 'Gehen Sie zu „Abrechnungsläufe“, legen Sie einen an und wählen Sie „Berechnen“.' },
      second: {
        what: 'Änderungen prüfen',
        how: 'Öffnen Sie den Lauf und gehen Sie zu „Veränderungen“. Sehen Sie sich jede große Veränderung an und bestätigen Sie sie.',
      },
      third: {
        what: 'Zahlen und freigeben',
        how: 'Erstellen Sie nach der Genehmigung unter „Dateien“ die Bankdatei, geben Sie die Abrechnungen frei und setzen Sie den Lauf auf bezahlt.',
      },
      next: 'Ein abgeschlossener Monat bleibt, wie er bezahlt wurde. Was später kommt, wird im nächsten verrechnet, aber als Teil des Monats versteuert, den es korrigiert, auch wenn dessen Steuerjahr vorbei ist. Für wöchentliche oder zweiwöchentliche Bezahlung legen Sie „Abrechnungszeiträume beginnen am“ in der Abrechnungsregel des Unternehmens fest. Um Gehälter auf Kostenstellen zu buchen, legen Sie diese in der Konfiguration an und geben Sie Anteile im Reiter „Gehalt“ der Person ein. Wenn Sie innerhalb eines Steuerjahres beginnen, erfassen Sie unter „Vortragswerte“, was vorher gezahlt wurde.',
    },
    history: {
      about: 'Der Verlauf zeigt, wer wann was geändert hat. Nichts darin lässt sich ändern oder löschen.',
      first: { what: 'Eine Änderung finden', how: 'Filtern Sie nach Benutzer, Datensatz oder Zeit oder suchen Sie einen Namen.' },
      second: { what: 'Vorher und nachher vergleichen', how: 'Öffnen Sie einen Eintrag: alte und neue Werte stehen nebeneinander.' },
      third: { what: 'Als Datei speichern', how: 'Wählen Sie „Exportieren“ für eine Datei mit dem, was die Liste zeigt.' },
      next: 'Bei geschützten Werten wie Bankverbindungen steht, dass sie sich geändert haben, nicht was sie waren.',
    },
    administration: {
      about: 'In der Verwaltung regeln Sie Konten, Rollen und Berechtigungen.',
      first: { what: 'Jemanden einladen', how: 'Legen Sie einen Benutzer an, geben Sie die E-Mail-Adresse ein und wählen Sie Rollen.' },
      second: {
        what: 'Eine Berechtigung vergeben',
        how: 'Öffnen Sie eine Rolle und legen Sie fest, wie weit jede Berechtigung reicht: eigene, Team, Abteilung, Standort oder alle.',
      },
      third: { what: 'Ein Konto suspendieren', how: 'Öffnen Sie den Benutzer und wählen Sie „Suspendieren“. Alle Sitzungen enden sofort.' },
      next: 'Geänderte Berechtigungen gelten ab dem nächsten Klick. Niemand kann eine Berechtigung vergeben, die er selbst nicht hat.',
    },
    time_cards: {
      about: 'Unter „Stundenzettel“ finden Sie Projekte, Einsatzplanung, Stunden, Berichte und Angebote.',
      first: {
        what: 'Ein Projekt beginnen',
        how: 'Legen Sie das Projekt an und ergänzen Sie Schätzungen, Personen und Sätze. Bei einem Kontingent legen Sie unter „Kontingent“ fest, was jeder Monat enthält und kostet; der erste und der letzte Monat des Projekts zählen nach Tagen, und Stunden darüber hinaus werden als Mehraufwand abgerechnet.',
      },
      second: {
        what: 'Personen einplanen',
        how: 'Öffnen Sie „Einsatzplanung“ und ziehen Sie über die Tage oder drücken Sie N. Überbuchte Wochen werden rosa.',
      },
      third: {
        what: 'Stunden prüfen',
        how: 'Gehen Sie zu „Prüfen“, sehen Sie sich eine Woche an und genehmigen Sie sie oder geben Sie sie zurück.',
      },
      next: 'Genehmigte Stunden gehen in Berichte und Leistungsabrechnungen ein. Wer nicht eingereicht hat, wird erinnert.',
    },
    configuration: {
      about:
        'Die Konfiguration enthält, worauf alles andere aufbaut: Standorte, Abteilungen, Positionen, Abwesenheitsarten, Schichten und Feiertage.',
      first: {
        what: 'Einen Standort anlegen',
        how: 'Wählen Sie „Standort anlegen“ und legen Sie Land, Zeitzone, Währung und Feiertage fest.',
      },
      second: {
        what: 'Eine Abwesenheitsart einrichten',
        how: 'Geben Sie an, wie viel es im Jahr gibt, wie es entsteht und was übertragen wird. Urlaubsjahre können am Eintrittstag beginnen, nur volle Monate zählen, sich durch unbezahlten Urlaub verringern und automatisch geschlossen werden. Unter „Urlaubssperren“ sperren Sie Tage für Abteilungen, Standorte oder Arten.',
      },
      third: { what: 'Arbeitszeiten festlegen', how: 'Legen Sie Schichten an, setzen Sie sie in einen Wochenplan und weisen Sie ihn zu.' },
      next: 'Mit Wechselkursen addieren Berichte mehrere Währungen. Änderungen gelten für alles danach. Was noch verwendet wird, lässt sich nicht löschen.',
    },
    home: {
      about: 'Die Startseite zeigt, was Sie heute betrifft: Stempeln, Ihre Woche, Anträge, Salden und Abrechnungen.',
      first: { what: 'Ein- oder ausstempeln', how: 'Drücken Sie die große Schaltfläche. Die Zeit zählt sofort.' },
      second: { what: 'Sehen, was zu tun ist', how: 'Sehen Sie unter „Für Sie zu tun“ nach. Jede Zeile öffnet, worum es geht.' },
      third: { what: 'Schnell überallhin', how: 'Drücken Sie Strg K und tippen Sie, was Sie tun möchten.' },
      next: 'Neue Benachrichtigungen erscheinen an der Glocke und auf Wunsch per E-Mail.',
    },
    personal_info: {
      about: '„Persönliche Daten“ ist Ihre eigene Akte: Kontakt, Familie, Bankverbindung und Dokumente.',
      first: { what: 'Etwas ändern', how: 'Wählen Sie im Abschnitt „Bearbeiten“, ändern und speichern Sie.' },
      second: { what: 'Ein Dokument einreichen', how: 'Gehen Sie zu „Dokumente“, wählen Sie „Einreichen“ und laden Sie die Datei hoch.' },
      third: {
        what: 'Sehen, wer hineingesehen hat',
        how: 'Öffnen Sie „Verlauf“ im Menü. Dort steht, wer Ihre geschützten Daten geöffnet hat.',
      },
      next: 'Manche Änderungen muss die Personalabteilung genehmigen. Über die Entscheidung werden Sie benachrichtigt.',
    },
    approvals: {
      about: '„Genehmigungen“ zeigt, was auf Ihre Entscheidung wartet.',
      first: { what: 'Entscheiden', how: 'Wählen Sie einen Antrag. Saldo, Team und Verlauf stehen daneben. A genehmigt, R lehnt ab.' },
      second: { what: 'Mehrere auf einmal', how: 'Markieren Sie sie mit X und genehmigen Sie sie gemeinsam.' },
      third: {
        what: 'Bei Abwesenheit übergeben',
        how: 'Gehen Sie zu „Vertretung“ und wählen Sie, wer an welchen Tagen für Sie entscheidet.',
      },
      next: 'Der Antrag geht an die nächste Stufe, oder die Person wird benachrichtigt. Manche Entscheidungen lassen sich am Antrag zurücknehmen.',
    },
    my_requests: {
      about: 'Hier beantragen Sie Abwesenheiten und Kurzabwesenheiten und verfolgen, was daraus wird.',
      first: {
        what: 'Eine Abwesenheit beantragen',
        how: 'Wählen Sie „Abwesenheit anlegen“, dann Art und Tage. Vor dem Senden sehen Sie, wie viele Tage es sind und wie Ihr Saldo danach steht.',
      },
      second: {
        what: 'Verspätung oder fehlende Stempelung erklären',
        how: 'Gehen Sie zu „Kurzabwesenheiten“ und wählen Sie Art, Tag und Zeiten.',
      },
      third: {
        what: 'Ändern oder zurückziehen',
        how: 'Öffnen Sie den Antrag und wählen Sie die Aktion. Änderungen an einer genehmigten Abwesenheit müssen erneut genehmigt werden. Erkranken Sie im Urlaub, melden Sie diese Tage krank: Sie kommen auf Ihren Saldo zurück.',
      },
      next: 'Ihr Antrag geht sofort an alle, die entscheiden. Über die Entscheidung werden Sie benachrichtigt, und Ihr Kalender zeigt das Ergebnis.',
    },
    my_pay: {
      about: '„Gehaltsabrechnungen“ und „Gehalt“ zeigen, was Sie bekommen und warum.',
      first: { what: 'Eine Abrechnung lesen', how: 'Öffnen Sie einen Monat. Jede Zeile erklärt, wie sie zustande kommt.' },
      second: { what: 'Als PDF speichern', how: 'Öffnen Sie den Monat und wählen Sie „PDF“.' },
      third: { what: 'Nachfragen', how: 'Wählen Sie auf der Abrechnung „Frage stellen“. Die Lohnbuchhaltung antwortet dort.' },
      next: 'Eine neue Abrechnung erscheint, sobald sie freigegeben ist. Sie werden benachrichtigt.',
    },
    my_attendance: {
      about: 'Meine Anwesenheit zeigt Ihre Stempelungen, Tage und Wochenstunden.',
      first: { what: 'Einen Tag verstehen', how: 'Öffnen Sie ihn. Er erklärt Plan, Pausen, Verspätung und Überstunden.' },
      second: { what: 'Eine fehlende Stempelung nachtragen', how: 'Öffnen Sie den Tag und wählen Sie „Korrektur beantragen“.' },
      third: { what: 'Den Saldo prüfen', how: 'Gehen Sie zu „Wochenstunden“ und sehen Sie auf den laufenden Saldo.' },
      next: 'Korrekturen müssen genehmigt werden. Danach wird der Tag neu berechnet.',
    },
    time_card: {
      about: 'Auf dem Stundenzettel tragen Sie Woche für Woche ein, woran Sie gearbeitet haben.',
      first: {
        what: 'Eine Woche ausfüllen',
        how: 'Tippen Sie Stunden und drücken Sie Tab, etwa 8 Tab 8. Alles wird beim Tippen gespeichert.',
      },
      second: {
        what: 'Eine Zeile hinzufügen',
        how: 'Drücken Sie / und wählen Sie Projekt und Aufgabe, oder kopieren Sie die letzte Woche.',
      },
      third: { what: 'Einreichen', how: 'Wenn die Woche vollständig ist, wählen Sie „Woche einreichen“ oder drücken Sie Strg Eingabe.' },
      next: 'Die Woche wird genehmigt oder mit einer Anmerkung zurückgegeben, damit Sie sie berichtigen können.',
    },
    my_history: {
      about: 'Der Verlauf zeigt, was sich an Ihren Daten geändert hat und wer Geschütztes geöffnet hat.',
      first: { what: 'Etwas finden', how: 'Wählen Sie über der Liste eine Art von Eintrag. Das Neueste steht oben.' },
      second: { what: 'Details ansehen', how: 'Wählen Sie einen Eintrag, um zu öffnen, worum es geht.' },
      third: { what: 'Zu einem Eintrag nachfragen', how: 'Nennen Sie der Personalabteilung Tag und Uhrzeit.' },
      next: 'Einträge lassen sich weder ändern noch löschen, auch nicht von Administratoren.',
    },
    account: {
      about: 'Mein Profil enthält Ihr Konto: Name, Bild, Passwort, Sitzungen und Einstellungen.',
      first: { what: 'Passwort ändern', how: 'Gehen Sie zu „Sicherheit“ und geben Sie das alte und das neue ein.' },
      second: {
        what: 'Benachrichtigungen wählen',
        how: 'Gehen Sie zu „Benachrichtigungen“ und wählen Sie je Art: in Cadre, per E-Mail oder gesammelt.',
      },
      third: { what: 'Sprache und Aussehen', how: 'Gehen Sie zu „Einstellungen“. Alles gilt sofort und auf jedem Gerät.' },
      next: 'Nach einem neuen Passwort enden alle anderen Sitzungen.',
    },
  },
} as const;
