/** The counts of a delivery as its sentence takes them. */
export const syncedText = ({ inserted, duplicates, quarantined }: { inserted: number; duplicates: number; quarantined: number }) => ({
  inserted,
  duplicates: String(duplicates),
  quarantined: String(quarantined),
});
