export const deviceUsers = {
  one: 'número en un dispositivo',
  many: 'números en los dispositivos',
  empty: 'Este dispositivo todavía no ha informado de nadie.',
  fields: { name_on_device: 'Nombre en el dispositivo', matched_by: 'Asociado por' },
  options: { matched_by: { employee_code: 'Código del dispositivo del empleado', person: 'A mano', push: 'Enviado al dispositivo' } },
} as const;
