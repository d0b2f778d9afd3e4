import type { Field, Fields } from '@cadre/contract/fields';
import { languages } from '@cadre/contract/languages';
import { allTexts } from '@cadre/contract/texts/all';
import { wordsIn } from '@cadre/contract/texts/words';

/** Headings that other systems use for these fields, in addition to our own labels in every language. */
const alsoCalled: Record<string, string[]> = {
  employee_no: [
    'employee number',
    'employee no',
    'employee id',
    'personnel number',
    'personalnummer',
    'número de empleado',
    'matricule',
    '社員番号',
    '工号',
  ],
  first_name: ['given name', 'forename', 'vorname', 'prénom', 'nombre', '名'],
  last_name: ['surname', 'family name', 'nachname', 'nom', 'apellido', 'apellidos', '姓'],
  work_email: ['email', 'e-mail', 'mail', 'email address', 'courriel', 'correo', 'correo electrónico', 'メール', '邮箱'],
  work_phone: ['phone', 'telephone', 'telefon', 'teléfono', 'téléphone'],
  department_id: ['team', 'unit', 'abteilung', 'departamento', 'service', '部门', '部署'],
  job_id: ['job title', 'position', 'role', 'title', 'stelle', 'puesto', 'poste'],
  branch_id: ['office', 'location', 'site', 'standort', 'oficina', 'bureau'],
  manager_id: ['supervisor', 'reports to', 'line manager', 'vorgesetzte', 'vorgesetzter', 'jefe', 'responsable'],
  hire_date: ['hired', 'start date', 'hired on', 'joined', 'eintritt', 'eintrittsdatum'],
  fte: ['fte', 'full time equivalent', 'share of full time'],
  birth_date: ['birthday', 'birth date', 'dob', 'geburtstag', 'geburtsdatum'],
  employee_id: ['employee', 'person', 'mitarbeiter', 'empleado', 'salarié', '社員', '员工'],
  leave_category_id: ['category', 'leave type', 'type', 'kategorie', 'urlaubsart', 'categoría', 'catégorie', '休暇の種類', '假期类型'],
  amount: ['days', 'balance', 'opening balance', 'tage', 'saldo', 'días', 'jours', 'solde', '日数', '残高', '余额'],
  from_date: ['from', 'start', 'von', 'desde', 'du'],
  to_date: ['to', 'until', 'end', 'bis', 'hasta', 'au'],
  postal_code: ['zip', 'zip code', 'postcode', 'plz'],
};

/** For each heading the field that it most likely names; no field twice, and our own label wins over a synonym. */
export function suggestMapping(headings: string[], fields: Fields): Record<string, string | null> {
  const mapping: Record<string, string | null> = Object.fromEntries(headings.map((heading) => [heading, null]));
  const taken = new Set<string>();
  for (const known of [ownNames(fields), otherNames(Object.keys(fields))]) {
    for (const heading of headings) {
      const field = known.get(simple(heading));
      if (!field || mapping[heading] || taken.has(field)) continue;
      taken.add(field);
      mapping[heading] = field;
    }
  }
  return mapping;
}

/** Our names for our fields win over the company's names for custom fields. */
const ownNames = (fields: Fields): Map<string, string> =>
  namedBy(
    Object.keys(fields).sort((one, other) => Number(!fields[one]?.custom) - Number(!fields[other]?.custom)),
    (field) => [...calledIn(fields[field], field), field.replace(/_id$/, ''), field],
  );

const calledIn = (field: Field | undefined, name: string): string[] =>
  field?.custom
    ? [field.custom.name, ...Object.values(field.custom.name_i18n).filter((word) => typeof word === 'string')]
    : languages.map((language) => wordsIn(allTexts[language]).field(field?.noun ?? 'employees', name));

const otherNames = (fields: string[]): Map<string, string> => namedBy(fields, (field) => alsoCalled[field] ?? []);

const namedBy = (fields: string[], namesOf: (field: string) => string[]): Map<string, string> =>
  new Map(fields.flatMap((field) => namesOf(field).map((name): [string, string] => [simple(name), field])));

/** Letters and digits alone, without accents. */
const simple = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
