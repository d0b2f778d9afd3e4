import type { NounWords } from '../../nouns.ts';

export const leaveBlackouts: NounWords<'leave-blackouts'> = {
  one: 'Urlaubssperre',
  many: 'Urlaubssperren',
  empty: 'Keine Urlaubssperren. Urlaub ist das ganze Jahr möglich, soweit die Art es erlaubt.',
  fields: { name: 'Grund', yearly: 'Jedes Jahr', effect: 'Wirkung' },
  options: { effect: { refuse: 'Urlaub ablehnen', warn: 'Nur warnen' } },
};
