import type { NounWords } from '../../nouns.ts';

export const documents: NounWords<'documents'> = {
  one: 'documento',
  many: 'documentos',
  the: 'el documento',
  all: 'Todos los documentos',
  gender: 'm',
  kind: 'Documentos',
  empty: 'Aún no hay documentos. Suba uno o solicíteselo a un empleado.',
  fields: { issued_on: 'Fecha de emisión', expires_on: 'Fecha de caducidad', form_id: 'Formulario', files_count: 'Archivos' },
  options: {
    type: {
      contract: 'Contrato',
      job_offer: 'Oferta de empleo',
      identity: 'Documento de identidad',
      passport: 'Pasaporte',
      visa: 'Visado o permiso de trabajo',
      certificate: 'Certificado',
      policy: 'Política interna',
      other: 'Otro',
    },
    status: { requested: 'Solicitado', submitted: 'Entregado', accepted: 'Aceptado', rejected: 'Rechazado', expired: 'Caducado' },
  },
  moves: { accept: 'Aceptar', ask_again: 'Volver a solicitar' },
  moveHints: { reject: 'La persona ve el motivo y puede volver a entregar el documento.' },
};
