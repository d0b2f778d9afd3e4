/** The rights of a role. */
export const roleMatrix = {
  title: 'Permisos de este rol',
  search: 'Buscar permisos',
  no_right: 'No',
  yes: 'Sí',
  holders: 'Usuarios con este rol',
  compare: 'Comparar con',
  changed: '{count, plural, one {# cambio sin guardar} other {# cambios sin guardar}}',
  legend:
    'Propio: sus propios registros. Equipo: las personas a su cargo. Departamento: los departamentos que dirige, incluidos los inferiores. Sede: su sede. Todo: sin límite.',
  administrator_role: 'Los administradores conservan siempre los permisos sobre usuarios y roles que permiten restablecer el acceso.',
  employee_role:
    'Las personas con este rol usan el autoservicio: sus propios datos, el directorio y las listas generales. No se puede combinar con otros roles.',
  read_only: 'Puede ver este rol, pero no cambiarlo.',
  not_held: 'Solo puede conceder los permisos que tiene.',
  nothing_found: 'Ningún permiso coincide.',
  no_comparison: 'Ninguno',
  in_other: '{name}: {scope}',
  only_differences: 'Solo las diferencias',
  no_differences: 'Ambos roles tienen los mismos permisos.',
  discard: 'Descartar',
  whole_area: 'Toda el área',
  set_area: 'Definir todos los permisos del área {area}',
  no_holders: 'Aún nadie tiene este rol.',
  all_holders: '{count, plural, one {Mostrar # usuario} other {Mostrar los # usuarios}}',
  start_empty: 'Sin permisos',
  rights: '{count, plural, one {# permiso} other {# permisos}}',
} as const;
