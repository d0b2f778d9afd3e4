/** Mails: subject, text, and what the button says. */
export const mail = {
  greeting: 'Hola, {name}:',
  closing: 'Cadre',
  unasked: 'Si no lo ha solicitado, puede ignorar este correo.',
  reset_subject: 'Establecer una contraseña nueva',
  reset_text:
    'Alguien, esperamos que usted, ha solicitado una contraseña nueva para esta dirección. El enlace sirve una sola vez, durante 30 minutos.',
  reset_button: 'Establecer una contraseña nueva',
  invite_subject: 'Su cuenta en {company}',
  invite_text: 'Se ha creado una cuenta para usted. Elija una contraseña para empezar. El enlace sirve una sola vez, durante 7 días.',
  invite_button: 'Elegir una contraseña',
  password_changed_subject: 'Su contraseña se ha cambiado',
  password_changed_text:
    'La contraseña de su cuenta se cambió el {when}. Se han cerrado todas las demás sesiones. Si no ha sido usted, avise de inmediato a un administrador.',
  new_sign_in_subject: 'Nuevo inicio de sesión en su cuenta',
  new_sign_in_text:
    'Su cuenta se utilizó el {when} desde un navegador que no conocíamos: {browser}. Si no ha sido usted, cambie de inmediato su contraseña.',
} as const;

export const notices = {
  welcome: 'Le damos la bienvenida a Cadre. Elija su idioma y su tema en Mi perfil.',
  password_changed: 'Su contraseña se ha cambiado.',
  new_sign_in: 'Nuevo inicio de sesión desde {browser}.',
  roles_changed: '{who} ha cambiado sus roles.',
  export_ready: 'Su exportación «{name}» está lista.',
} as const;
