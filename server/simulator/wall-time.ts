const formats = new Map<string, Intl.DateTimeFormat>();

/** `YYYY-MM-DD HH:MM:SS` as a clock in this zone shows it. */
export function wallTime(zone: string, at: number): string {
  return formatFor(zone).format(at).replace(', ', ' ');
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  return format;
}
