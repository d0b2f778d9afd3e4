/** The printed texts of contracts and job offers. `________` marks a missing answer. */
export const clauses = {
  draft: 'Entwurf',
  number: 'Nr. {number}',
  title_permanent: 'Arbeitsvertrag',
  title_fixed_term: 'Befristeter Arbeitsvertrag',
  title_part_time: 'Arbeitsvertrag in Teilzeit',
  title_internship: 'Praktikumsvertrag',
  title_contractor: 'Vertrag über freie Mitarbeit',
  title_job_offer: 'Stellenangebot',

  employer: 'Arbeitgeber',
  employee: 'Arbeitnehmer',
  candidate: 'Bewerber',
  registered: 'Registernr. {number}',
  tax_no: 'Steuernummer {number}',
  represented: 'vertreten durch {name}',
  represented_as: 'vertreten durch {name}, {title}',
  born: 'geboren am {day}',
  contract_intro: 'Die Parteien vereinbaren Folgendes.',

  heading_term: 'Beginn und Dauer',
  term_open: 'Das Vertragsverhältnis beginnt am {start} und wird auf unbestimmte Zeit geschlossen.',
  term_limited: 'Das Vertragsverhältnis beginnt am {start} und endet mit Ablauf des {end}, ohne dass es einer Kündigung bedarf.',
  probation:
    '{count, plural, one {Der erste Monat gilt} other {Die ersten # Monate gelten}} als Probezeit, während der jede Partei das Vertragsverhältnis mit der kürzesten gesetzlich zulässigen Frist kündigen kann.',

  heading_work: 'Position und Aufgaben',
  position: '{employee} wird für {employer} als {job} tätig.',
  position_department: 'Die Position gehört zur Abteilung {department}.',
  position_manager: 'Die Position berichtet an {manager}.',
  duties: 'Zu den Aufgaben gehören insbesondere:',
  other_duties:
    '{employer} kann andere zumutbare Aufgaben zuweisen, die der für die Position erforderlichen Qualifikation und Erfahrung entsprechen.',

  heading_place: 'Arbeitsort',
  place: 'Der Arbeitsort ist {place}.',
  remote:
    'In Abstimmung mit der Führungskraft kann an bis zu {count, plural, one {# Tag} other {# Tagen}} pro Woche an einem anderen Ort gearbeitet werden.',
  travel: 'Einsätze bei Kunden und Dienstreisen gehören zur Position.',

  heading_hours: 'Arbeitszeit',
  hours: 'Die regelmäßige Arbeitszeit beträgt ausschließlich der Pausen {hours} Stunden pro Woche.',
  spread_monday_to_friday: 'Sie verteilt sich auf die Tage von Montag bis Freitag.',
  spread_monday_to_saturday: 'Sie verteilt sich auf die Tage von Montag bis Samstag.',
  spread_sunday_to_thursday: 'Sie verteilt sich auf die Tage von Sonntag bis Donnerstag.',
  spread_by_roster: 'Sie verteilt sich auf die Woche nach einem Dienstplan, der im Voraus bekannt gegeben wird.',

  heading_pay: 'Vergütung',
  pay: '{employee} erhält die folgende Bruttovergütung.',
  pay_annual: '{amount} pro Jahr',
  pay_monthly: '{amount} pro Monat',
  pay_daily: '{amount} pro Tag',
  pay_hourly: '{amount} pro Stunde',
  pay_due:
    'Die Vergütung wird nach Einbehalt der gesetzlichen Abzüge durch Banküberweisung gezahlt, spätestens am letzten Arbeitstag des jeweiligen Abrechnungszeitraums.',

  heading_leave: 'Urlaub',
  leave:
    'Der Urlaubsanspruch beträgt {count, plural, one {# Arbeitstag} other {# Arbeitstage}} je Kalenderjahr; für einen Teil eines Kalenderjahres besteht er anteilig.',
  leave_none: 'Über den gesetzlichen Anspruch hinaus wird kein bezahlter Urlaub vereinbart.',

  heading_confidentiality: 'Verschwiegenheit',
  confidentiality:
    '{employee} bewahrt über alle vertraulichen Angelegenheiten von {employer} und der Kunden des Unternehmens Stillschweigen, insbesondere über Geschäftszahlen, Methoden, Quellcode und personenbezogene Daten Dritter, und verwendet sie ausschließlich für die vertragliche Tätigkeit.',
  confidentiality_after: 'Diese Pflicht besteht nach Beendigung des Vertragsverhältnisses fort.',

  heading_intellectual_property: 'Geistiges Eigentum',
  intellectual_property:
    'Die Arbeitsergebnisse einschließlich aller Unterlagen, Software, Entwürfe und Erfindungen stehen vom Zeitpunkt ihrer Entstehung an {employer} zu. {employee} überträgt alle übertragbaren Rechte daran zeitlich und räumlich unbeschränkt; gesetzliche Urheber- und Erfinderrechte bleiben unberührt.',

  heading_data_protection: 'Datenschutz',
  data_protection:
    '{employer} verarbeitet die personenbezogenen Daten von {employee} nur, soweit das Vertragsverhältnis und das Gesetz es erfordern. {employee} beachtet bei jeder Verarbeitung personenbezogener Daten die Vorschriften des Datenschutzes.',

  heading_secondary: 'Nebentätigkeit',
  secondary_allowed:
    '{employee} darf eine andere Tätigkeit aufnehmen, sofern sie nicht mit {employer} in Wettbewerb steht und die Arbeit nicht beeinträchtigt.',
  secondary_with_consent:
    '{employee} nimmt eine andere entgeltliche Tätigkeit nur mit vorheriger schriftlicher Zustimmung von {employer} auf. Die Zustimmung wird nicht ohne sachlichen Grund verweigert.',
  secondary_not_allowed:
    '{employee} nimmt während der Dauer dieses Vertrags keine andere entgeltliche Tätigkeit auf, soweit diese Beschränkung gesetzlich zulässig ist.',

  heading_non_compete: 'Wettbewerbsverbot',
  non_compete:
    'Für die Dauer von {count, plural, one {# Monat} other {# Monaten}} nach Beendigung des Vertragsverhältnisses wird {employee} nicht für ein Unternehmen tätig, das mit {employer} in Wettbewerb steht, und wirbt weder Kunden noch Beschäftigte von {employer} ab. Für diese Zeit wird die gesetzlich vorgeschriebene Karenzentschädigung gezahlt.',

  heading_ending: 'Kündigung und Beendigung',
  ending:
    'Jede Partei kann diesen Vertrag mit einer Frist von {notice} schriftlich kündigen, sofern das Gesetz keine längere Frist vorschreibt.',
  ending_cause: 'Das Recht zur fristlosen Kündigung aus wichtigem Grund bleibt unberührt.',
  ending_return:
    'Bei Beendigung des Vertragsverhältnisses gibt {employee} alles heraus, was {employer} gehört, einschließlich aller Geräte, Unterlagen und Daten.',
  notice_days: '{count, plural, one {# Tag} other {# Tagen}}',
  notice_weeks: '{count, plural, one {# Woche} other {# Wochen}}',
  notice_months: '{count, plural, one {# Monat} other {# Monaten}}',

  heading_special: 'Besondere Vereinbarungen',

  heading_final: 'Schlussbestimmungen',
  final_law: 'Auf diesen Vertrag ist folgendes Recht anzuwenden: {law}.',
  final_writing: 'Änderungen und Ergänzungen bedürfen der Schriftform. Mündliche Nebenabreden bestehen nicht.',
  final_severability:
    'Ist eine Bestimmung unwirksam, so bleiben die übrigen wirksam; an die Stelle der unwirksamen tritt die Regelung, die ihrem Zweck am nächsten kommt.',

  place_and_date: '{place}, den {day}',
  signed_online: 'Online angenommen von {name} am {day}',
  signed_on_paper: 'Auf Papier unterschrieben von {name} am {day}',
  for_employer: 'Für den Arbeitgeber',
  candidate_accepts: 'Ich nehme dieses Angebot an',

  offer_greeting: 'Guten Tag {name},',
  offer_intro: 'wir freuen uns, Ihnen bei {employer} die Position als {job} anzubieten.',
  offer_terms: 'Dies sind die Bedingungen unseres Angebots:',
  offer_valid: 'Dieses Angebot ist bis zum {day} gültig. Um es anzunehmen, senden Sie es bitte bis zu diesem Tag unterschrieben zurück.',
  offer_contract: 'Nach Ihrer Annahme erhalten Sie einen Arbeitsvertrag mit diesen Bedingungen.',
  offer_closing: 'Auf die Zusammenarbeit mit Ihnen bei {employer} freuen wir uns.',
  months: '{count, plural, one {# Monat} other {# Monate}}',
  days_a_year: '{count, plural, one {# Arbeitstag} other {# Arbeitstage}} pro Jahr',
  weekly_hours: '{hours} Stunden pro Woche',

  fingerprint: 'Prüfsumme {code}',
} as const;
