/** The printed texts of contracts and job offers. `________` marks a missing answer. */
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
  tax_no: 'N.º fiscal {number}',
  represented: 'representada por {name}',
  represented_as: 'representada por {name}, {title}',
  born: 'nacida el {day}',
  contract_intro: 'Las partes acuerdan lo siguiente.',

  heading_term: 'Inicio y duración',
  term_open: 'El presente contrato comienza el {start} y es de duración indefinida.',
  term_limited: 'El presente contrato comienza el {start} y termina el {end}, sin necesidad de preaviso.',
  probation:
    '{count, plural, one {El primer mes constituye} other {Los primeros # meses constituyen}} el periodo de prueba, durante el cual cualquiera de las partes podrá resolver el contrato con el preaviso más breve que permita la ley.',

  heading_work: 'Puesto y funciones',
  position: '{employee} prestará sus servicios para {employer} como {job}.',
  position_department: 'El puesto pertenece al departamento {department}.',
  position_manager: 'El puesto depende de {manager}.',
  duties: 'Las funciones comprenden en particular:',
  other_duties:
    '{employer} podrá asignar otras funciones razonables, acordes con la cualificación y la experiencia exigidas para el puesto.',

  heading_place: 'Lugar de trabajo',
  place: 'El lugar de trabajo es {place}.',
  remote:
    'Se podrá trabajar a distancia hasta {count, plural, one {# día} other {# días}} por semana, según se acuerde con el responsable.',
  travel: 'El trabajo en las instalaciones de los clientes y los viajes de trabajo forman parte del puesto.',

  heading_hours: 'Jornada',
  hours: 'La jornada ordinaria es de {hours} horas semanales, sin contar las pausas.',
  spread_monday_to_friday: 'Se distribuye de lunes a viernes.',
  spread_monday_to_saturday: 'Se distribuye de lunes a sábado.',
  spread_sunday_to_thursday: 'Se distribuye de domingo a jueves.',
  spread_by_roster: 'Se distribuye a lo largo de la semana según un cuadrante que se comunica con antelación.',

  heading_pay: 'Retribución',
  pay: '{employee} percibirá la siguiente retribución bruta.',
  pay_annual: '{amount} al año',
  pay_monthly: '{amount} al mes',
  pay_daily: '{amount} al día',
  pay_hourly: '{amount} por hora',
  pay_due:
    'La retribución se abonará por transferencia bancaria, una vez practicadas las deducciones legales, y a más tardar el último día laborable de cada periodo.',

  heading_leave: 'Vacaciones',
  leave:
    'Las vacaciones serán de {count, plural, one {# día laborable} other {# días laborables}} por año natural, o la parte proporcional por fracción de año.',
  leave_none: 'No se pactan vacaciones retribuidas superiores a las legales.',

  heading_confidentiality: 'Confidencialidad',
  confidentiality:
    '{employee} se compromete a guardar secreto sobre todos los asuntos confidenciales de {employer} y de sus clientes, en particular cifras de negocio, métodos, código fuente y datos personales de terceros, y a utilizarlos únicamente para su trabajo.',
  confidentiality_after: 'Esta obligación subsistirá tras la extinción del contrato.',

  heading_intellectual_property: 'Propiedad intelectual',
  intellectual_property:
    'Los resultados del trabajo, incluidos documentos, programas, diseños e invenciones, pertenecen a {employer} desde el momento de su creación. {employee} cede todos los derechos sobre ellos que puedan cederse, sin límite temporal ni territorial; quedan a salvo los derechos que la ley reconoce a autores e inventores.',

  heading_data_protection: 'Protección de datos',
  data_protection:
    '{employer} tratará los datos personales de {employee} solo en la medida en que lo exijan la relación laboral y la ley. {employee} cumplirá las normas de protección de datos en todo trabajo con datos personales.',

  heading_secondary: 'Pluriempleo',
  secondary_allowed: '{employee} podrá tener otro empleo, siempre que no compita con {employer} ni perjudique su trabajo.',
  secondary_with_consent:
    '{employee} solo podrá aceptar otro empleo retribuido con el consentimiento previo y por escrito de {employer}, que no lo denegará sin motivo justificado.',
  secondary_not_allowed:
    '{employee} no aceptará ningún otro empleo retribuido mientras dure el presente contrato, en la medida en que la ley permita esta limitación.',

  heading_non_compete: 'No competencia',
  non_compete:
    'Durante {count, plural, one {# mes} other {# meses}} tras la extinción del contrato, {employee} no trabajará para competidores de {employer} ni captará a sus clientes o a su personal. Durante ese tiempo se abonará la compensación que exija la ley.',

  heading_ending: 'Preaviso y extinción',
  ending:
    'Cualquiera de las partes podrá resolver el presente contrato por escrito con un preaviso de {notice}, salvo que la ley exija uno mayor.',
  ending_cause: 'Queda a salvo el derecho a resolver el contrato sin preaviso por causa justificada.',
  ending_return:
    'A la extinción del contrato, {employee} devolverá todo lo que pertenezca a {employer}, incluidos todos los equipos, documentos y datos.',
  notice_days: '{count, plural, one {# día} other {# días}}',
  notice_weeks: '{count, plural, one {# semana} other {# semanas}}',
  notice_months: '{count, plural, one {# mes} other {# meses}}',

  heading_special: 'Condiciones particulares',

  heading_final: 'Disposiciones finales',
  final_law: 'El presente contrato se rige por la ley de {law}.',
  final_writing: 'Toda modificación o adición deberá hacerse por escrito. No existen acuerdos verbales adicionales.',
  final_severability: 'La nulidad de una disposición no afecta a las demás; en su lugar se aplicará lo que más se acerque a su finalidad.',

  place_and_date: '{place}, {day}',
  signed_online: 'Aceptado en línea por {name} el {day}',
  signed_on_paper: 'Firmado en papel por {name} el {day}',
  for_employer: 'Por la empresa',
  candidate_accepts: 'Acepto esta oferta',

  offer_greeting: 'Estimado/a {name}:',
  offer_intro: 'Nos complace ofrecerle el puesto de {job} en {employer}.',
  offer_terms: 'Estas son las condiciones de nuestra oferta:',
  offer_valid: 'Esta oferta es válida hasta el {day}. Para aceptarla, fírmela y devuélvala a más tardar ese día.',
  offer_contract: 'Una vez que la haya aceptado, recibirá un contrato de trabajo con estas condiciones.',
  offer_closing: 'Será un placer trabajar con usted en {employer}.',
  months: '{count, plural, one {# mes} other {# meses}}',
  days_a_year: '{count, plural, one {# día laborable} other {# días laborables}} al año',
  weekly_hours: '{hours} horas semanales',

  fingerprint: 'Huella {code}',
} as const;
