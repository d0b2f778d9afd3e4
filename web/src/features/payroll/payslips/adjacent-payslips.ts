type Placed = { id: number; period: string; sequence: number; status: string | null };

/** The payslips of the same person before and after this one; canceled payslips are skipped, unless the open one is canceled. */
export function adjacentPayslips(slip: Placed, all: readonly Placed[]): { before: number | undefined; after: number | undefined } {
  const line = all.filter(({ id, status }) => status !== 'cancelled' || id === slip.id).sort(byTime);
  const at = line.findIndex(({ id }) => id === slip.id);
  return at < 0 ? { before: undefined, after: undefined } : { before: line[at - 1]?.id, after: line[at + 1]?.id };
}

const byTime = (one: Placed, other: Placed): number =>
  one.period.localeCompare(other.period) || one.sequence - other.sequence || one.id - other.id;
