/** The words of contracts and job offers, as they stand on paper. `________` stands for what is still to be filled in. */
export const clauses = {
  draft: 'Borrador',
  number: 'N.º {number}',
  title_permanent: 'Contrato de trabajo indefinido',
  title_fixed_term: 'Contrato de trabajo de duración determinada',
  title_part_time: 'Contrato de trabajo a tiempo parcial',
  title_internship: 'Convenio de prácticas',
  title_contractor: 'Contrato de prestación de servicios',
  title_job_offer: 'Oferta de empleo',

  employer: 'La empresa',
  employee: 'La persona trabajadora',
  candidate: 'Candidato',
  registered: 'N.º de registro {number}',
  represented: 'representada por {name}',
  represented_as: 'representada por {name}, {title}',
  born: 'nacida el {day}',
  contract_intro: 'Las partes acuerdan lo siguiente.',

  heading_term: 'Inicio y duración',
  term_open: 'Este contrato comienza el {start} y es de duración indefinida.',
  term_limited: 'Este contrato comienza el {start} y termina el {end}, sin necesidad de preaviso.',
  probation:
    '{count, plural, one {El primer mes es} other {Los primeros # meses son}} período de prueba, durante el cual cualquiera de las partes puede resolver el contrato con el preaviso más breve que permita la ley.',

  heading_work: 'Puesto y funciones',
  position: '{employee} trabaja para {employer} como {job}.',
  position_department: 'El puesto pertenece al departamento {department}.',
  position_manager: 'El puesto depende de {manager}.',
  duties: 'Las funciones comprenden en particular:',
  other_duties:
    '{employer} puede asignar otras funciones razonables que correspondan a la cualificación y la experiencia exigidas para el puesto.',

  heading_place: 'Lugar de trabajo',
  place: 'El lugar de trabajo es {place}.',
  remote:
    'El trabajo a distancia es posible hasta {count, plural, one {# día} other {# días}} por semana, según se acuerde con el superior directo.',
  travel: 'El trabajo en las instalaciones de los clientes y los viajes de trabajo forman parte del puesto.',

  heading_hours: 'Jornada',
  hours: 'La jornada ordinaria es de {hours} horas semanales, sin contar las pausas.',
  spread_monday_to_friday: 'Se distribuye de lunes a viernes.',
  spread_monday_to_saturday: 'Se distribuye de lunes a sábado.',
  spread_sunday_to_thursday: 'Se distribuye de domingo a jueves.',
  spread_by_roster: 'Se distribuye en la semana según un cuadrante que se comunica con antelación.',

  heading_pay: 'Retribución',
  pay: '{employee} percibe la siguiente retribución bruta.',
  pay_annual: '{amount} al año',
  pay_monthly: '{amount} al mes',
  pay_daily: '{amount} al día',
  pay_hourly: '{amount} por hora',
  pay_due:
    'La retribución se abona por transferencia bancaria, una vez practicadas las deducciones legales, y a más tardar el último día laborable de cada período.',

  heading_leave: 'Vacaciones',
  leave:
    'Las vacaciones son de {count, plural, one {# día laborable} other {# días laborables}} por año natural, y la parte proporcional por fracción de año.',
  leave_none: 'No se acuerdan vacaciones retribuidas superiores a las legales.',

  heading_confidentiality: 'Confidencialidad',
  confidentiality:
    '{employee} guarda secreto sobre todos los asuntos confidenciales de {employer} y de sus clientes, en particular cifras de negocio, métodos, código fuente y datos personales de terceros, y los utiliza únicamente para el trabajo.',
  confidentiality_after: 'Esta obligación sigue vigente después de terminar el contrato.',

  heading_intellectual_property: 'Propiedad intelectual',
  intellectual_property:
    'Los resultados del trabajo, incluidos documentos, programas, diseños e invenciones, pertenecen a {employer} desde el momento de su creación. {employee} cede todos los derechos sobre ellos que puedan cederse, sin límite de tiempo ni de territorio; los derechos legales de autores e inventores no se ven afectados.',

  heading_data_protection: 'Protección de datos',
  data_protection:
    '{employer} trata los datos personales de {employee} solo en la medida en que lo exigen el empleo y la ley. {employee} cumple las normas de protección de datos en todo trabajo con datos personales.',

  heading_secondary: 'Pluriempleo',
  secondary_allowed: '{employee} puede tener otro empleo, siempre que no compita con {employer} ni perjudique el trabajo.',
  secondary_with_consent:
    '{employee} solo acepta otro empleo retribuido con el consentimiento previo y por escrito de {employer}, que no se niega sin motivo justificado.',
  secondary_not_allowed:
    '{employee} no acepta ningún otro empleo retribuido mientras dure este contrato, en la medida en que la ley permita esta limitación.',

  heading_non_compete: 'No competencia',
  non_compete:
    'Durante {count, plural, one {# mes} other {# meses}} tras la terminación del contrato, {employee} no trabaja para competidores de {employer} ni capta a sus clientes o a su personal. Durante ese tiempo se abona la compensación que exige la ley.',

  heading_ending: 'Preaviso y terminación',
  ending:
    'Cualquiera de las partes puede resolver este contrato por escrito con un preaviso de {notice}, salvo que la ley exija uno mayor.',
  ending_cause: 'No se ve afectado el derecho a resolver el contrato sin preaviso por causa justificada.',
  ending_return:
    'Al terminar el contrato, {employee} devuelve todo lo que pertenece a {employer}, incluidos todos los equipos, documentos y datos.',
  notice_days: '{count, plural, one {# día} other {# días}}',
  notice_weeks: '{count, plural, one {# semana} other {# semanas}}',
  notice_months: '{count, plural, one {# mes} other {# meses}}',

  heading_special: 'Condiciones particulares',

  heading_final: 'Disposiciones finales',
  final_law: 'Este contrato se rige por la ley de {law}.',
  final_writing: 'Las modificaciones y los añadidos deben hacerse por escrito. No existen acuerdos verbales adicionales.',
  final_severability: 'Si una disposición es nula, las demás siguen vigentes; en su lugar se aplica lo que más se acerque a su finalidad.',

  place_and_date: '{place}, {day}',
  for_employer: 'Por la empresa',
  candidate_accepts: 'Acepto esta oferta',

  offer_greeting: 'Estimado/a {name}:',
  offer_intro: 'Nos complace ofrecerle el puesto de {job} en {employer}.',
  offer_terms: 'Estas son las condiciones de nuestra oferta:',
  offer_valid: 'Esta oferta es válida hasta el {day}. Para aceptarla, fírmela y devuélvala a más tardar ese día.',
  offer_contract: 'Una vez que la haya aceptado, recibirá un contrato de trabajo con estas condiciones.',
  offer_closing: 'Esperamos poder contar con usted en {employer}.',
  months: '{count, plural, one {# mes} other {# meses}}',
  days_a_year: '{count, plural, one {# día laborable} other {# días laborables}} al año',
  weekly_hours: '{hours} horas por semana',

  fingerprint: 'Huella {code}',
} as const;
