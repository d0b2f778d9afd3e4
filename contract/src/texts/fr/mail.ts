/** Mails: subject, text, and what the button says. */
export const mail = {
  greeting: 'Bonjour {name},',
  closing: 'Cadre',
  unasked: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail.',
  reset_subject: 'Définir un nouveau mot de passe',
  reset_text:
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour cette adresse. Le lien sert une seule fois, pendant 30 minutes.',
  reset_button: 'Définir un nouveau mot de passe',
  invite_subject: 'Votre compte chez {company}',
  invite_text: 'Un compte a été créé pour vous. Choisissez un mot de passe pour commencer. Le lien sert une seule fois, pendant 7 jours.',
  invite_button: 'Choisir un mot de passe',
  password_changed_subject: 'Votre mot de passe a été modifié',
  password_changed_text:
    'Le mot de passe de votre compte a été modifié ({when}). Toutes les autres sessions ont été fermées. Si ce n’était pas vous, prévenez immédiatement un administrateur.',
  new_sign_in_subject: 'Nouvelle connexion à votre compte',
  new_sign_in_text:
    'Votre compte a été utilisé depuis un navigateur que nous ne connaissions pas : {browser} ({when}). Si ce n’était pas vous, changez immédiatement votre mot de passe.',
} as const;

export const notices = {
  welcome: 'Bienvenue dans Cadre. Choisissez votre langue et votre thème sous Mon profil.',
  password_changed: 'Votre mot de passe a été modifié.',
  new_sign_in: 'Nouvelle connexion depuis {browser}.',
  roles_changed: 'Vos rôles ont été modifiés par {who}.',
  export_ready: 'Votre export « {name} » est prêt.',
} as const;
