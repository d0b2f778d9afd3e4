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
  document_requested_subject: 'Document demandé : {title}',
  document_requested_text:
    'Veuillez fournir ce document : {title}.{due, select, none {} other { Il est attendu pour le {due}.}} Vous pouvez le déposer dans votre dossier.',
  document_requested_button: 'Déposer le document',
  document_overdue_subject: 'Document toujours manquant : {title}',
  document_overdue_text: 'Ce document était attendu pour le {due} et manque toujours : {title}. Vous pouvez le déposer dans votre dossier.',
  document_overdue_button: 'Déposer le document',
  document_rejected_subject: 'Document non accepté : {title}',
  document_rejected_text:
    'Ce document n’a pas été accepté : {title}. Vous en trouverez la raison dans votre dossier, où vous pouvez le déposer à nouveau.',
  document_rejected_button: 'Ouvrir mes documents',
  form_issued_subject: 'À lire, avec réponse attendue : {title}',
  form_issued_text: 'Ce document a été émis pour vous : {title}, n° {number}. Veuillez le lire, puis l’accepter ou le décliner.',
  form_issued_button: 'Lire et répondre',
  job_offer_subject: 'Offre d’emploi de {company}',
  job_offer_text:
    'Vous trouverez ci-joint notre offre pour le poste suivant : {job}. Elle est valable jusqu’au {day}. Nous serons heureux de recevoir votre réponse.',
} as const;

export const notices = {
  welcome: 'Bienvenue dans Cadre. Choisissez votre langue et votre thème sous Mon profil.',
  password_changed: 'Votre mot de passe a été modifié.',
  new_sign_in: 'Nouvelle connexion depuis {browser}.',
  roles_changed: 'Vos rôles ont été modifiés par {who}.',
  export_ready: 'Votre export « {name} » est prêt.',
  employment_changed: 'Votre relation de travail a changé à compter du {day}.',
  new_report: '{name} vous est rattaché(e) à partir du {day}.',
  leaving: '{name} quitte l’entreprise le {day}.',
  reports_taken: '{name} a quitté l’entreprise. Vous êtes désormais manager de : {names}.',
  headships_taken: '{name} a quitté l’entreprise. Vous êtes désormais responsable de : {names}.',
  change_asked: '{name} demande une modification : {summary}.',
  change_decided: 'Votre demande de modification a été traitée : {summary}.',
  document_requested: 'Veuillez fournir un document : {title}.',
  document_submitted: '{name} a remis un document : {title}.',
  document_accepted: 'Votre document a été accepté : {title}.',
  document_rejected: 'Votre document n’a pas été accepté : {title}.',
  document_expiring: 'Un de vos documents expire le {day} : {title}.',
  document_of_expiring: 'Un document expire le {day} ({name}) : {title}.',
  document_expired: 'Un de vos documents a expiré : {title}.',
  document_of_expired: 'Un document a expiré ({name}) : {title}.',
  document_overdue: 'Un document était attendu pour le {day} : {title}.',
  form_issued: 'Veuillez lire et répondre : {title}.',
  form_withdrawn: 'N’est plus valable : {title}.',
  form_accepted: '{name} a accepté : {title}.',
  form_declined: '{name} a décliné : {title}.',
} as const;
