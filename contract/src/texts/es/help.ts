/** A short help page for each section: its purpose, its three most frequent tasks, and their results. */
export const help = {
  about: 'Para qué sirve',
  how: 'Cómo se hace',
  next: 'Qué pasa después',
  all_topics: 'Todos los temas',
  open: 'Abrir {page}',
  missing: 'No hay ninguna página de ayuda con ese nombre.',
  topics: {
    dashboard: {
      about:
        'El panel muestra cómo está todo hoy, hasta donde llegan sus permisos: ausencias, fichajes, proyectos, aprobaciones, recibos y más.',
      first: {
        what: 'Abrir lo que hay detrás de una cifra',
        how: 'Haga clic en la cifra o la barra. La lista se abre con los filtros adecuados.',
      },
      second: {
        what: 'Ordenar las tarjetas',
        how: 'Elija «Editar disposición» y arrastre las tarjetas, muévalas con las flechas u ocúltelas.',
      },
      third: { what: 'Ver un gráfico en cifras', how: 'Elija «Ver como tabla» en la tarjeta.' },
      next: 'Su disposición se guarda con su cuenta y es la misma en cada dispositivo. Las cifras se actualizan al abrir la página.',
    },
    employees: {
      about: 'Empleados reúne el expediente de cada persona: empleo, contacto, documentos y cambios en el tiempo.',
      first: {
        what: 'Contratar a alguien',
        how: 'Elija «Añadir empleado» y complete los pasos. En «Acceso» se invita a la persona por correo, salvo que desmarque la casilla.',
      },
      second: {
        what: 'Cambiar puesto, departamento o responsable',
        how: 'Abra la ficha, vaya a «Datos laborales» y elija «Programar un cambio». Lo previsto para más adelante se mantiene.',
      },
      third: { what: 'Encontrar un grupo', how: 'Use la búsqueda y los filtros y guárdelos como vista.' },
      next: 'Los cambios valen desde la medianoche de su día en la zona horaria de la sede. Todos quedan en el historial.',
    },
    devices: {
      about: 'Dispositivos conecta los terminales de fichaje y muestra si responden.',
      first: { what: 'Conectar un terminal', how: 'Añada un dispositivo, escriba el número de serie y copie la dirección en el terminal.' },
      second: {
        what: 'Asociar los ID de usuario del terminal',
        how: 'Abra el dispositivo, vaya a «ID de usuario» y elija el empleado de cada uno.',
      },
      third: { what: 'Importar fichajes de un archivo', how: 'Vaya a «Importación», elija el archivo y revise la vista previa.' },
      next: 'Los fichajes nuevos llegan en segundos. Un terminal en silencio pasa a ámbar y luego a rosa.',
    },
    forms: {
      about: 'Formularios redacta contratos y ofertas con sus respuestas.',
      first: { what: 'Redactar un contrato', how: 'Elija «Nuevo contrato», responda y revise la vista previa al lado.' },
      second: {
        what: 'Enviarlo a firmar',
        how: 'Elija «Emitir». Los empleados lo aceptan o declinan desde su página de inicio; los candidatos lo reciben por correo.',
      },
      third: { what: 'Imprimirlo o guardarlo', how: 'Abra el formulario y elija «Descargar PDF» o «Imprimir».' },
      next: 'Un formulario emitido ya no se puede cambiar. Se le avisa cuando se acepta o se declina.',
    },
    attendances: {
      about: 'Fichajes muestra quién entró y salió, qué suma cada día y qué hay que revisar.',
      first: { what: 'Aclarar fichajes que faltan', how: 'Vaya a «Requiere atención». Intro acepta la propuesta y E edita las horas.' },
      second: { what: 'Leer un mes', how: 'Abra «Hoja de asistencia» y elija el mes. Cada día se explica solo.' },
      third: { what: 'Planificar turnos', how: 'Abra «Cuadrantes», elija un mes y escriba los códigos de turno en los días.' },
      next: 'Los días se recalculan en cuanto cambia un dato. Los de un mes cerrado quedan como se pagaron.',
    },
    work_flow: {
      about: 'Flujos de aprobación decide quién aprueba cada solicitud y en qué orden.',
      first: {
        what: 'Crear una cadena',
        how: 'Elija para qué es y añada niveles: responsable, rol o persona. Un nivel también puede solo informar o decidir por sí mismo al cabo de unos días.',
      },
      second: { what: 'Nombrar a un sustituto', how: 'Vaya a «Delegaciones» e indique quién decide por quién y hasta cuándo.' },
      third: { what: 'Probar una cadena', how: 'En «¿Quién lo aprobaría?», elija una persona y un día.' },
      next: 'Las solicitudes conservan la cadena con la que empezaron. Las solicitudes nuevas siguen la cadena nueva.',
    },
    requests: {
      about: 'Solicitudes reúne ausencias, ausencias por horas, viajes y horas extra.',
      first: { what: 'Decidir sobre una solicitud', how: 'Ábrala, revise saldo y equipo y apruebe o rechace con una nota.' },
      second: {
        what: 'Registrar una ausencia de alguien',
        how: 'Elija «Añadir ausencia», la persona y los días. Verá al momento cuántos días consume.',
      },
      third: { what: 'Ver quién falta', how: 'Abra el calendario del equipo y elija un departamento.' },
      next: 'Se avisa a la persona de cada decisión. La ausencia aprobada cuenta en saldos, asistencia y planificación. Una baja durante las vacaciones devuelve sus días si la categoría sustituye otras ausencias.',
    },
    payroll: {
      about: 'Nóminas calcula los recibos del mes, los hace aprobar y prepara el pago.',
      first: { what: 'Calcular un mes', how: 'Vaya a «Nóminas», cree una y elija «Calcular».' },
      second: { what: 'Revisar lo que cambió', how: 'Abra la nómina y vaya a «Cambios». Mire cada cambio grande y confírmelo.' },
      third: {
        what: 'Pagar y publicar',
        how: 'Tras la aprobación, genere el archivo bancario y publique los recibos en «Archivos», y marque la nómina como pagada.',
      },
      next: 'Un mes cerrado queda como se pagó. Lo que llega tarde se liquida en el siguiente, pero tributa como parte del mes que corrige, aunque su ejercicio fiscal haya terminado. Para pagar por semanas o quincenas, indique «Los periodos de pago empiezan el» en la norma de pago de la empresa. Para imputar la nómina a centros de coste, añádalos en Configuración e indique los porcentajes en la pestaña «Retribución» de la persona. Si empieza dentro de un ejercicio fiscal, introduzca en «Acumulados anteriores» lo que se pagó antes.',
    },
    history: {
      about: 'El historial dice quién cambió qué y cuándo. Nada en él se puede modificar ni eliminar.',
      first: { what: 'Encontrar un cambio', how: 'Filtre por usuario, registro o momento, o busque un nombre.' },
      second: { what: 'Comparar antes y después', how: 'Abra una entrada para ver juntos los valores anteriores y los nuevos.' },
      third: { what: 'Exportarlo', how: 'Elija «Exportar» para obtener un archivo con lo que muestra la lista.' },
      next: 'De los datos protegidos, como cuentas bancarias, se ve que cambiaron, no qué eran.',
    },
    administration: {
      about: 'Administración gestiona cuentas, roles y permisos.',
      first: { what: 'Invitar a alguien', how: 'Añada un usuario, escriba el correo y elija los roles.' },
      second: {
        what: 'Conceder un permiso',
        how: 'Abra un rol y fije hasta dónde llega cada permiso: propio, equipo, departamento, sede o todo.',
      },
      third: { what: 'Suspender una cuenta', how: 'Abra el usuario y elija «Suspender». Sus sesiones terminan al momento.' },
      next: 'Los permisos cambiados valen desde el siguiente clic. Nadie puede conceder un permiso que no tiene.',
    },
    time_cards: {
      about: 'Partes de horas abarca proyectos, planificación, horas, informes y propuestas.',
      first: {
        what: 'Empezar un proyecto',
        how: 'Añada el proyecto y luego estimaciones, personas y tarifas. Para una iguala, indique en «Iguala» qué incluye y cuánto cuesta cada mes; el primer y el último mes del proyecto cuentan por días, y las horas de más se facturan como exceso.',
      },
      second: {
        what: 'Planificar personas',
        how: 'Abra «Planificación» y arrastre sobre los días o pulse N. Las semanas sobreasignadas se ven en rosa.',
      },
      third: { what: 'Revisar horas', how: 'Vaya a «Revisión», mire una semana y apruébela o devuélvala.' },
      next: 'Las horas aprobadas pasan a informes y liquidaciones. Quien no ha enviado recibe un aviso.',
    },
    configuration: {
      about: 'Configuración contiene la base de todo: sedes, departamentos, puestos, categorías de ausencia, turnos y festivos.',
      first: { what: 'Añadir una sede', how: 'Elija «Añadir sede» e indique país, zona horaria, moneda y festivos.' },
      second: {
        what: 'Crear una categoría de ausencia',
        how: 'Indique cuánto hay al año, cómo se devenga y qué se traspasa. El año puede empezar en la fecha de contratación, contar solo meses completos, reducirse por permisos no retribuidos y cerrarse solo. En «Periodos bloqueados» cierre días para un departamento, una sede o una categoría.',
      },
      third: { what: 'Fijar los horarios', how: 'Cree turnos, póngalos en un horario semanal y asígnelo.' },
      next: 'Con los tipos de cambio, los informes suman varias monedas. Los cambios valen para lo que venga después. Lo que está en uso no se puede eliminar.',
    },
    home: {
      about: 'Inicio muestra lo que le afecta hoy: fichaje, su semana, solicitudes, saldos y recibos.',
      first: { what: 'Fichar entrada o salida', how: 'Pulse el botón grande. La hora cuenta al momento.' },
      second: { what: 'Ver qué se espera de usted', how: 'Mire «Por hacer». Cada línea abre el asunto correspondiente.' },
      third: { what: 'Ir rápido a todo', how: 'Pulse Ctrl K y escriba lo que quiere hacer.' },
      next: 'Los avisos nuevos aparecen en la campana y, si lo eligió, en su correo.',
    },
    personal_info: {
      about: 'Datos personales es su propio expediente: contacto, familia, cuenta bancaria y documentos.',
      first: { what: 'Cambiar algo', how: 'Elija «Editar» en la sección, cámbielo y guarde.' },
      second: { what: 'Entregar un documento', how: 'Vaya a «Documentos», elija «Entregar» y suba el archivo.' },
      third: { what: 'Ver quién consultó sus datos', how: 'Abra «Historial» en el menú. Ahí consta quién abrió sus datos protegidos.' },
      next: 'Algunos cambios los aprueba Recursos Humanos. Se le avisa de la decisión.',
    },
    approvals: {
      about: 'Aprobaciones lista lo que espera su decisión.',
      first: {
        what: 'Decidir',
        how: 'Elija una solicitud. Saldo, equipo e historial están al lado. Pulse A para aprobar o R para rechazar.',
      },
      second: { what: 'Decidir varias a la vez', how: 'Selecciónelas con X y apruébelas juntas.' },
      third: { what: 'Delegar mientras no está', how: 'Vaya a «Sustitución» y elija quién decide por usted y qué días.' },
      next: 'Se pregunta al siguiente nivel o se avisa a la persona. Algunas decisiones se pueden revertir en la solicitud.',
    },
    my_requests: {
      about: 'Aquí pide ausencias y ausencias por horas y sigue qué pasa con ellas.',
      first: {
        what: 'Pedir una ausencia',
        how: 'Elija «Añadir ausencia», la categoría y los días. Verá cuánto consume y su saldo antes de enviarla.',
      },
      second: { what: 'Explicar un retraso o un fichaje que falta', how: 'Vaya a «Ausencias por horas» y elija tipo, día y horas.' },
      third: {
        what: 'Cambiar o retirar',
        how: 'Abra la solicitud y elija la acción. Los cambios en una ausencia aprobada requieren una nueva aprobación. Si enferma durante las vacaciones, pida la baja para esos días: vuelven a su saldo.',
      },
      next: 'Quien decide recibe la solicitud al momento. Usted recibe un aviso con la decisión y la ve en su calendario.',
    },
    my_pay: {
      about: 'Recibos de nómina y Salario muestran qué cobra y por qué.',
      first: { what: 'Leer un recibo', how: 'Abra un mes. Cada línea explica cómo se calculó.' },
      second: { what: 'Guardarlo en PDF', how: 'Abra el mes y elija «PDF».' },
      third: { what: 'Preguntar', how: 'Elija «Hacer una pregunta» en el recibo. Nóminas responde ahí mismo.' },
      next: 'El recibo nuevo aparece en cuanto se publica. Recibirá un aviso.',
    },
    my_attendance: {
      about: 'Mi asistencia muestra sus fichajes, sus días y sus horas semanales.',
      first: { what: 'Entender un día', how: 'Ábralo para ver explicados el horario, las pausas, los retrasos y las horas extra.' },
      second: { what: 'Corregir un fichaje que falta', how: 'Abra el día y elija «Solicitar corrección».' },
      third: { what: 'Revisar su saldo', how: 'Vaya a «Horas semanales» y mire el saldo acumulado.' },
      next: 'Las correcciones necesitan aprobación. El día se recalcula cuando se aprueban.',
    },
    time_card: {
      about: 'En el parte de horas anota, semana a semana, en qué trabajó.',
      first: { what: 'Rellenar una semana', how: 'Escriba horas y pulse Tab, por ejemplo 8 Tab 8. Todo se guarda mientras escribe.' },
      second: { what: 'Añadir una fila', how: 'Pulse / y elija proyecto y tarea, o copie la semana anterior.' },
      third: { what: 'Enviar', how: 'Cuando la semana esté completa, elija «Enviar semana» o pulse Ctrl Intro.' },
      next: 'La semana se aprueba, o se devuelve con una nota para que pueda corregirla.',
    },
    my_history: {
      about: 'El historial muestra qué cambió en sus datos y quién vio lo protegido.',
      first: { what: 'Encontrar algo', how: 'Elija un tipo de entrada encima de la lista. Lo más reciente va primero.' },
      second: { what: 'Ver los detalles', how: 'Elija una entrada para abrir el registro correspondiente.' },
      third: { what: 'Preguntar por una entrada', how: 'Diga a Recursos Humanos el día y la hora.' },
      next: 'Las entradas no se pueden modificar ni eliminar, ni siquiera por un administrador.',
    },
    account: {
      about: 'Mi perfil contiene su cuenta: nombre, foto, contraseña, sesiones y preferencias.',
      first: { what: 'Cambiar la contraseña', how: 'Vaya a «Seguridad» y escriba la actual y la nueva.' },
      second: {
        what: 'Elegir sus avisos',
        how: 'Vaya a «Notificaciones» y elija para cada tipo: en Cadre, por correo o en un resumen.',
      },
      third: { what: 'Idioma y aspecto', how: 'Vaya a «Preferencias». Todo vale al momento y en todos sus dispositivos.' },
      next: 'Tras cambiar la contraseña terminan las demás sesiones.',
    },
  },
} as const;
