/** Words of made-up lives. Streets, schools, banks and firms do not exist. */
export const streets = [
  'Calle del Molino',
  'Avenida de la Prueba',
  'Carrer de la Font',
  'Paseo del Boceto',
  'Calle Ejemplar',
  'Plaza del Borrador',
];
export const japaneseStreets = ['見本町', '試作町', '青葉台', '桜ヶ丘'];
export const schools = [
  'Universidad del Ejemplo',
  'Escuela Técnica de Muestra',
  'Sample Institute of Technology',
  '見本大学',
  'École de Démonstration',
];
export const degrees = ['BSc', 'MSc', 'MA', 'MBA', 'PhD'];
export const subjects = [
  'Economics',
  'Computer science',
  'Mathematics',
  'Industrial engineering',
  'Business administration',
  'Statistics',
  'Law',
];
export const firms = [
  'Northlight Advisory',
  'Blue Harbour Partners',
  'Orchard & Vale',
  'Quantum Leaf Systems',
  'Río Claro Consultores',
  '見本商事',
];
export const titles = ['Analyst', 'Consultant', 'Engineer', 'Project assistant', 'Accountant'];
export const skillNames = [
  'Process design',
  'SQL',
  'Python',
  'Negotiation',
  'Facilitation',
  'Financial modelling',
  'Change management',
  'Data visualization',
];
export const languageNames = ['English', 'Spanish', 'Japanese', 'German', 'French', 'Chinese'];
export const banks = ['Banco del Ejemplo', 'Caja de Muestra', 'Sample Bank'];
export const japaneseBank = '見本銀行';
