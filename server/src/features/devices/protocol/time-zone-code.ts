/** `TimeZone` of the option block: whole hours as hours (`3`, `-5`), everything else as minutes (`330`, `-210`). */
export const timeZoneCode = (offsetMinutes: number): string => String(offsetMinutes % 60 === 0 ? offsetMinutes / 60 : offsetMinutes);
