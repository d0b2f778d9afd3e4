/** The rights of a role. */
export const roleMatrix = {
  title: 'Qué permite este rol',
  search: 'Buscar permisos',
  no_right: 'No',
  yes: 'Sí',
  holders: 'Usuarios con este rol',
  compare: 'Comparar con',
  changed: '{count, plural, one {# cambio sin guardar} other {# cambios sin guardar}}',
  legend:
    'Propio: solo los registros propios. Equipo: las personas a cargo directo. Departamento: los departamentos que se dirigen y los que dependen de ellos. Sede: la propia sede. Todo: sin límite.',
  administrator_role: 'Los administradores conservan siempre los permisos sobre usuarios y roles que permiten restablecer el acceso.',
  employee_role:
    'Quien tiene este rol utiliza el área de autoservicio. Da acceso a los datos propios, al directorio y a listas sencillas, y no se combina con otros.',
  read_only: 'Puede consultar este rol, pero no modificarlo.',
  not_held: 'No se pueden conceder permisos que usted no tiene.',
  nothing_found: 'Ningún permiso tiene este nombre.',
  no_comparison: 'Ningún otro rol',
  in_other: '{name}: {scope}',
  only_differences: 'Solo diferencias',
  no_differences: 'Ambos roles tienen los mismos permisos.',
  discard: 'Descartar',
  whole_area: 'Toda el área',
  set_area: 'Definir todos los permisos del área {area}',
  no_holders: 'Nadie tiene este rol.',
  all_holders: '{count, plural, one {Mostrar # usuario} other {Mostrar los # usuarios}}',
  start_empty: 'Sin permisos',
  rights: '{count, plural, one {# permiso} other {# permisos}}',
} as const;
