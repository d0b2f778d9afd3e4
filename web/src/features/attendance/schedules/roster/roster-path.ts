/** A roster has a page of its own. */
export const rosterPath = ({ id }: { id: number }): string => `/configuration/attendance/month-schedules/${id}`;
