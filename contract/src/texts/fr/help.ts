/** A short help page for each section: its purpose, its three most frequent tasks, and their results. */
export const help = {
  about: 'À quoi ça sert',
  how: 'Comment faire',
  next: 'Ce qui se passe ensuite',
  all_topics: 'Tous les sujets',
  open: 'Ouvrir {page}',
  missing: 'Il n’y a pas de page d’aide à ce nom.',
  topics: {
    dashboard: {
      about:
        'Le tableau de bord montre où l’on en est aujourd’hui, dans la limite de vos autorisations : absences, pointages, projets, approbations, bulletins et plus.',
      first: {
        what: 'Ouvrir ce qui se cache derrière un chiffre',
        how: 'Cliquez sur le chiffre ou la barre. La liste s’ouvre avec les bons filtres.',
      },
      second: {
        what: 'Disposer les cartes',
        how: 'Choisissez « Modifier la disposition », puis faites glisser les cartes, déplacez-les avec les flèches ou masquez-les.',
      },
      third: { what: 'Lire un graphique en chiffres', how: 'Choisissez « Afficher en tableau » sur la carte.' },
      next: 'Votre disposition est conservée avec votre compte, sur chaque appareil. Les chiffres sont à jour à l’ouverture de la page.',
    },
    employees: {
      about: '« Collaborateurs » réunit les dossiers de tous : emploi, coordonnées, documents et changements au fil du temps.',
      first: {
        what: 'Embaucher quelqu’un',
        how: 'Choisissez « Ajouter un collaborateur » et suivez les étapes. Sous « Accès », la personne est invitée par e-mail, sauf si vous décochez la case.',
      },
      second: {
        what: 'Changer d’emploi, de département ou de manager',
        how: 'Ouvrez la fiche, allez à « Situation professionnelle » et choisissez « Planifier un changement ». Ce qui est prévu pour plus tard est conservé.',
      },
      third: { what: 'Trouver un groupe', how: 'Utilisez la recherche et les filtres, puis enregistrez-les comme vue.' },
      next: 'Les changements prennent effet à minuit, dans le fuseau de l’agence. Tous figurent dans l’historique.',
    },
    devices: {
      about: '« Appareils » relie les pointeuses et montre si elles répondent.',
      first: {
        what: 'Relier une pointeuse',
        how: 'Ajoutez un appareil, saisissez son numéro de série et reportez l’adresse dans la pointeuse.',
      },
      second: {
        what: 'Associer les identifiants de la pointeuse',
        how: 'Ouvrez l’appareil, allez à « Identifiants » et choisissez le collaborateur de chacun.',
      },
      third: { what: 'Importer des pointages d’un fichier', how: 'Allez à « Import », choisissez le fichier et vérifiez l’aperçu.' },
      next: 'Les nouveaux pointages arrivent en quelques secondes. Une pointeuse muette passe à l’ambre, puis au rose.',
    },
    forms: {
      about: '« Formulaires » rédige contrats et offres d’emploi à partir de vos réponses.',
      first: { what: 'Rédiger un contrat', how: 'Choisissez « Nouveau contrat », répondez et vérifiez l’aperçu à côté.' },
      second: {
        what: 'L’envoyer à signer',
        how: 'Choisissez « Émettre ». Les collaborateurs l’acceptent ou le déclinent depuis leur accueil ; les candidats le reçoivent par e-mail.',
      },
      third: { what: 'L’imprimer ou l’enregistrer', how: 'Ouvrez le formulaire et choisissez « Télécharger le PDF » ou « Imprimer ».' },
      next: 'Un formulaire émis ne peut plus être modifié. Vous êtes averti quand il est accepté ou décliné.',
    },
    attendances: {
      about: '« Pointages » montre qui est arrivé et parti, ce que donne chaque jour et ce qu’il faut vérifier.',
      first: {
        what: 'Régler les pointages manquants',
        how: 'Allez à « À vérifier ». Entrée accepte la proposition, E modifie les heures.',
      },
      second: { what: 'Lire un mois', how: 'Ouvrez « Relevé d’heures » et choisissez le mois. Chaque jour s’explique.' },
      third: {
        what: 'Planifier les horaires',
        how: 'Ouvrez « Plannings », choisissez un mois et tapez les codes d’horaire dans les jours.',
      },
      next: 'Les jours sont recalculés dès qu’un fait change. Ceux d’un mois de paie clôturé restent tels qu’ils ont été payés.',
    },
    work_flow: {
      about: '« Circuits d’approbation » définit qui approuve quelle demande, et dans quel ordre.',
      first: {
        what: 'Créer un circuit',
        how: 'Choisissez à quoi il sert, puis ajoutez des niveaux : manager, rôle ou personne. Un niveau peut aussi seulement informer, ou décider de lui-même après quelques jours.',
      },
      second: { what: 'Désigner un remplaçant', how: 'Allez à « Délégations » et indiquez qui décide pour qui, et jusqu’à quand.' },
      third: { what: 'Essayer un circuit', how: 'Sous « Qui approuverait ? », choisissez une personne et un jour.' },
      next: 'Les demandes en cours gardent leur circuit. Les nouvelles suivent le nouveau circuit.',
    },
    requests: {
      about: '« Demandes » réunit congés, absences courtes, déplacements et heures supplémentaires.',
      first: {
        what: 'Décider d’une demande',
        how: 'Ouvrez-la, vérifiez le solde et l’équipe, puis approuvez-la ou refusez-la avec une note.',
      },
      second: {
        what: 'Saisir un congé pour quelqu’un',
        how: 'Choisissez « Ajouter un congé », puis la personne et les jours. Vous voyez aussitôt combien de jours cela prend.',
      },
      third: { what: 'Voir qui est absent', how: 'Ouvrez le calendrier de l’équipe et choisissez un département.' },
      next: 'La personne est informée de chaque décision. Un congé approuvé compte dans les soldes, les présences et la planification. Une maladie pendant des congés rend leurs jours si la catégorie remplace d’autres congés.',
    },
    payroll: {
      about: '« Paie » calcule les bulletins du mois, les fait approuver et prépare le paiement.',
      first: { what: 'Calculer un mois', how: 'Allez à « Paies », créez-en une et choisissez « Calculer ».' },
      second: {
        what: 'Vérifier ce qui a changé',
        how: 'Ouvrez la paie et allez à « Changements ». Regardez chaque grand changement et confirmez-le.',
      },
      third: {
        what: 'Payer et publier',
        how: 'Après approbation, créez le fichier bancaire et publiez les bulletins sous « Fichiers », puis marquez la paie comme payée.',
      },
      next: 'Un mois clôturé reste tel qu’il a été payé. Ce qui arrive tard est réglé le mois suivant, mais imposé au titre du mois corrigé, même si son année fiscale est terminée. Pour une paie à la semaine ou à la quinzaine, indiquez « Les périodes de paie commencent le » dans la règle de paie de l’entreprise. Pour imputer la paie à des centres de coûts, ajoutez-les dans Configuration et indiquez les parts dans l’onglet « Rémunération » de la personne. Si vous commencez en cours d’année fiscale, saisissez dans « Cumuls antérieurs » ce qui a été payé avant.',
    },
    history: {
      about: 'L’historique dit qui a changé quoi et quand. Rien n’y peut être modifié ni supprimé.',
      first: { what: 'Trouver un changement', how: 'Filtrez par utilisateur, fiche ou date, ou cherchez un nom.' },
      second: { what: 'Comparer avant et après', how: 'Ouvrez une entrée pour voir les anciennes et nouvelles valeurs côte à côte.' },
      third: { what: 'L’exporter', how: 'Choisissez « Exporter » pour un fichier de ce que montre la liste.' },
      next: 'Pour les données protégées, comme un compte bancaire, l’historique indique qu’elles ont changé, mais pas leur valeur.',
    },
    administration: {
      about: '« Administration » gère les comptes, les rôles et les autorisations.',
      first: { what: 'Inviter quelqu’un', how: 'Ajoutez un utilisateur, saisissez l’adresse et choisissez les rôles.' },
      second: {
        what: 'Accorder une autorisation',
        how: 'Ouvrez un rôle et réglez la portée de chaque autorisation : soi-même, équipe, département, agence ou tous.',
      },
      third: { what: 'Suspendre un compte', how: 'Ouvrez l’utilisateur et choisissez « Suspendre ». Ses sessions se ferment aussitôt.' },
      next: 'Les nouvelles autorisations valent dès le clic suivant. Personne n’accorde une autorisation qu’il n’a pas.',
    },
    time_cards: {
      about: '« Feuilles de temps » couvre projets, planification, heures, rapports et propositions.',
      first: {
        what: 'Lancer un projet',
        how: 'Ajoutez le projet, puis les estimations, les personnes et les taux. Pour un abonnement, indiquez sous « Abonnement » ce que chaque mois comprend et coûte ; le premier et le dernier mois du projet comptent au prorata des jours, et les heures au-delà sont facturées comme dépassement.',
      },
      second: {
        what: 'Planifier des personnes',
        how: 'Ouvrez « Planification » et tracez sur les jours, ou appuyez sur N. Les semaines surchargées passent au rose.',
      },
      third: { what: 'Vérifier les heures', how: 'Allez à « Vérification », regardez une semaine et approuvez-la ou renvoyez-la.' },
      next: 'Les heures approuvées alimentent rapports et relevés. Les retardataires reçoivent un rappel.',
    },
    configuration: {
      about: '« Configuration » contient les bases : agences, départements, emplois, catégories de congé, horaires et jours fériés.',
      first: {
        what: 'Ajouter une agence',
        how: 'Choisissez « Ajouter une agence », puis indiquez le pays, le fuseau, la devise et les jours fériés.',
      },
      second: {
        what: 'Créer une catégorie de congé',
        how: 'Indiquez le droit annuel, son acquisition et ce qui est reporté. L’année peut suivre la date d’embauche, ne compter que les mois complets, être réduite par les congés sans solde et se clôturer d’elle-même. Sous « Périodes fermées », fermez des jours pour un département, une agence ou une catégorie.',
      },
      third: { what: 'Régler les horaires', how: 'Créez des horaires, placez-les dans une semaine type et attribuez-la.' },
      next: 'Avec les taux de change, les rapports additionnent plusieurs devises. Les changements valent pour la suite. Ce qui est utilisé ne peut pas être supprimé.',
    },
    home: {
      about: 'L’accueil montre ce qui vous concerne aujourd’hui : pointage, semaine, demandes, soldes et bulletins.',
      first: { what: 'Pointer', how: 'Appuyez sur le grand bouton. L’heure compte aussitôt.' },
      second: { what: 'Voir ce qu’on attend de vous', how: 'Regardez « À faire ». Chaque ligne ouvre son sujet.' },
      third: { what: 'Aller vite partout', how: 'Appuyez sur Ctrl K et tapez ce que vous voulez faire.' },
      next: 'Les nouvelles notifications s’affichent à la cloche et, si vous l’avez choisi, par e-mail.',
    },
    personal_info: {
      about: '« Informations personnelles » est votre dossier : coordonnées, famille, compte bancaire et documents.',
      first: { what: 'Modifier quelque chose', how: 'Choisissez « Modifier » dans la section, corrigez et enregistrez.' },
      second: { what: 'Remettre un document', how: 'Allez à « Documents », choisissez « Remettre » et déposez le fichier.' },
      third: {
        what: 'Voir qui a consulté vos données',
        how: 'Ouvrez « Historique » dans le menu. Il liste qui a ouvert vos données protégées.',
      },
      next: 'Certains changements doivent être approuvés par les RH. Vous êtes informé de la décision.',
    },
    approvals: {
      about: '« Approbations » réunit les demandes qui attendent votre décision.',
      first: {
        what: 'Décider',
        how: 'Choisissez une demande : solde, équipe et historique s’affichent à côté. Appuyez sur A pour approuver, sur R pour refuser.',
      },
      second: { what: 'En décider plusieurs', how: 'Sélectionnez-les avec X, puis approuvez-les ensemble.' },
      third: { what: 'Déléguer pendant une absence', how: 'Allez à « Remplacement » et choisissez qui décide pour vous, et quels jours.' },
      next: 'Le niveau suivant est consulté, ou la personne est informée. Certaines décisions se reprennent sur la demande.',
    },
    my_requests: {
      about: 'Ici, vous demandez congés et absences courtes et suivez leur avancement.',
      first: {
        what: 'Demander un congé',
        how: 'Choisissez « Ajouter un congé », puis la catégorie et les jours. Vous voyez ce qu’il prend et votre solde avant l’envoi.',
      },
      second: {
        what: 'Justifier un retard ou un pointage manquant',
        how: 'Allez à « Absences courtes », puis choisissez le type, le jour et les heures.',
      },
      third: {
        what: 'Modifier ou retirer',
        how: 'Ouvrez la demande et choisissez l’action. Un congé approuvé doit être approuvé à nouveau. Si vous tombez malade pendant vos congés, demandez un congé maladie pour ces jours : ils reviennent à votre solde.',
      },
      next: 'Vos approbateurs reçoivent la demande aussitôt. Vous recevez la décision et votre calendrier l’affiche.',
    },
    my_pay: {
      about: '« Bulletins de paie » et « Salaire » montrent ce que vous touchez et pourquoi.',
      first: { what: 'Lire un bulletin', how: 'Ouvrez un mois. Chaque ligne explique son calcul.' },
      second: { what: 'L’enregistrer en PDF', how: 'Ouvrez le mois et choisissez « PDF ».' },
      third: { what: 'Poser une question', how: 'Choisissez « Poser une question » sur le bulletin. Le service paie y répond.' },
      next: 'Un nouveau bulletin apparaît dès sa publication. Vous recevez une notification.',
    },
    my_attendance: {
      about: '« Mes présences » montre vos pointages, vos jours et vos heures par semaine.',
      first: {
        what: 'Comprendre un jour',
        how: 'Ouvrez-le. Il explique l’horaire prévu, les pauses, les retards et les heures supplémentaires.',
      },
      second: { what: 'Corriger un pointage manquant', how: 'Ouvrez le jour et choisissez « Demander une correction ».' },
      third: { what: 'Vérifier votre solde', how: 'Allez à « Heures hebdomadaires » et regardez le solde cumulé.' },
      next: 'Les corrections doivent être approuvées. Le jour est alors recalculé.',
    },
    time_card: {
      about: 'Sur la feuille de temps, vous notez semaine après semaine à quoi vous avez travaillé.',
      first: {
        what: 'Remplir une semaine',
        how: 'Tapez des heures et appuyez sur Tab, par exemple 8 Tab 8. Tout est enregistré au fil de la saisie.',
      },
      second: { what: 'Ajouter une ligne', how: 'Appuyez sur / et choisissez projet et tâche, ou copiez la semaine passée.' },
      third: { what: 'Soumettre', how: 'Quand la semaine est complète, choisissez « Soumettre la semaine » ou appuyez sur Ctrl Entrée.' },
      next: 'La semaine est approuvée, ou renvoyée avec une note pour que vous la corrigiez.',
    },
    my_history: {
      about: 'L’historique montre ce qui a changé dans vos données et qui a vu ce qui est protégé.',
      first: { what: 'Trouver quelque chose', how: 'Choisissez un type d’entrée au-dessus de la liste. Le plus récent vient en premier.' },
      second: { what: 'Voir les détails', how: 'Choisissez une entrée pour ouvrir ce dont elle parle.' },
      third: { what: 'Se renseigner sur une entrée', how: 'Indiquez aux RH le jour et l’heure.' },
      next: 'Les entrées ne peuvent être ni modifiées ni supprimées, même par un administrateur.',
    },
    account: {
      about: '« Mon profil » contient votre compte : nom, photo, mot de passe, sessions et préférences.',
      first: { what: 'Changer le mot de passe', how: 'Allez à « Sécurité » et saisissez l’ancien et le nouveau.' },
      second: {
        what: 'Choisir vos notifications',
        how: 'Allez à « Notifications » et choisissez pour chaque type : dans Cadre, par e-mail ou en résumé.',
      },
      third: { what: 'Choisir la langue et l’apparence', how: 'Allez à « Préférences ». Tout vaut aussitôt, sur chaque appareil.' },
      next: 'Après un nouveau mot de passe, les autres sessions se ferment.',
    },
  },
} as const;
