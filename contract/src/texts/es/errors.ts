/** Texts of error pages. */
export const errors = {
  forbidden_title: '¡Vaya! No tiene autorización',
  forbidden_pay_held:
    'Nóminas debe confirmar su cuenta antes de que usted vea su propia nómina. Pida a alguien de nóminas que la confirme.',
  forbidden_text: 'No tiene acceso a esta página. Si lo necesita, hable con un administrador.',
  not_found_title: '¡Vaya! Algo ha salido mal',
  not_found_text: 'No hay ninguna página en esta dirección. Quizá se haya movido o el enlace esté incompleto.',
  v1_title: '¿Cómo ha llegado hasta aquí?',
  v1_text: 'Lo sentimos, no encontramos la página que busca. Puede que la dirección esté mal escrita.',
  v2_title: 'Algo ha salido mal',
  v2_text: 'El problema es nuestro, no suyo. Hemos registrado el error; vuelva a intentarlo.',
  v3_title: 'Volvemos en un momento',
  v3_text: 'Estamos actualizando Cadre. Todo lo que guardó está a salvo.',
  v4_title: 'Sin conexión',
  v4_text: 'No tiene conexión. Compruebe la red; sus borradores están a salvo en este dispositivo.',
  v5_title: 'Aquí no queda nada por hacer.',
  v5_text: 'Este enlace ha caducado o ya se ha utilizado.',
  v6_title: 'Su navegador está desactualizado',
  v6_text: 'Actualícelo o utilice una versión actual de Chrome, Edge, Firefox o Safari.',
  go_home: 'Ir al inicio',
  go_back: 'Volver',
  crashed: 'Esta página ha dejado de funcionar.',
} as const;
