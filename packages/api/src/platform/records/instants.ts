/** A row with its instants as ISO strings, so that both doors send the same JSON. */
export const withInstants = <Row extends { createdAt: Date; updatedAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Whether a day or an instant lies in the years that ISO 8601 spells with four digits and every database can hold. */
export function isStorable(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}
