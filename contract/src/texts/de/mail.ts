/** Mails: subject, text, and what the button says. */
export const mail = {
  greeting: 'Guten Tag {name},',
  closing: 'Cadre',
  unasked: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  reset_subject: 'Neues Passwort festlegen',
  reset_text: 'jemand, hoffentlich Sie, hat für diese Adresse ein neues Passwort angefordert. Der Link gilt einmal und 30 Minuten lang.',
  reset_button: 'Neues Passwort festlegen',
  invite_subject: 'Ihr Konto bei {company}',
  invite_text: 'für Sie wurde ein Konto angelegt. Wählen Sie ein Passwort, um zu beginnen. Der Link gilt einmal und 7 Tage lang.',
  invite_button: 'Passwort wählen',
  password_changed_subject: 'Ihr Passwort wurde geändert',
  password_changed_text:
    'das Passwort Ihres Kontos wurde geändert ({when}). Alle anderen Sitzungen wurden beendet. Wenn Sie das nicht waren, informieren Sie umgehend einen Administrator.',
  new_sign_in_subject: 'Neue Anmeldung an Ihrem Konto',
  new_sign_in_text:
    'Ihr Konto wurde mit einem Browser verwendet, den wir bisher nicht kannten: {browser} ({when}). Wenn Sie das nicht waren, ändern Sie umgehend Ihr Passwort.',
} as const;

export const notices = {
  welcome: 'Willkommen bei Cadre. Wählen Sie Sprache und Farbschema unter Mein Profil.',
  password_changed: 'Ihr Passwort wurde geändert.',
  new_sign_in: 'Eine neue Anmeldung mit {browser}.',
  roles_changed: 'Ihre Rollen wurden von {who} geändert.',
  export_ready: 'Ihr Export „{name}“ ist fertig.',
} as const;
