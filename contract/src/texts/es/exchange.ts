export const exchange = {
  reporting: 'Los informes suman en {currency}, la moneda de la empresa, salvo que elija otra.',
  newest: 'Últimos tipos del Banco Central Europeo: {day}, obtenidos el {moment}',
  never: 'Los tipos del Banco Central Europeo aún no se han obtenido.',
  off: 'El archivo diario del Banco Central Europeo no está configurado (EXCHANGE_RATES_URL). Introduzca o importe tipos.',
  fetch: 'Obtener ahora',
  import: 'Importar',
  failed_since: 'El último intento falló: {moment}',
  failures: {
    unreachable: 'No se puede acceder a la dirección de los tipos de cambio. Los tipos existentes siguen vigentes.',
    refused: 'La dirección de los tipos de cambio no los envió. Los tipos existentes siguen vigentes.',
    unreadable: 'Lo que envió la dirección de los tipos de cambio no es el archivo diario. Los tipos existentes siguen vigentes.',
  },
} as const;
